import { payloads } from "../../packages/richtext/test/payloads.ts";

const entity = (text: string) => [...text].map((sign) => `&#${sign.codePointAt(0)};`).join("");
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));

/** Ways to hide a text from a filter that looks for it. */
const disguises: Record<string, (text: string) => string> = {
  plain: (text) => text,
  "upper case": (text) => text.replaceAll(/<\/?[a-z]+/g, (tag) => tag.toUpperCase()),
  "mixed case": (text) =>
    text.replaceAll(/[a-z]/g, (sign, at) => (Number(at) % 2 === 0 ? sign.toUpperCase() : sign)),
  "tab after the sign": (text) => text.replaceAll("<", "<\t"),
  "slash for space": (text) => text.replaceAll(" ", "/"),
  "line feed for space": (text) => text.replaceAll(" ", "\n"),
  "form feed for space": (text) => text.replaceAll(" ", "\f"),
  "entities for colons": (text) => text.replaceAll(":", "&colon;"),
  "entities for quotes": (text) => text.replaceAll('"', "&quot;"),
  "entities for signs": (text) => text.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  "entities twice": (text) => text.replaceAll("<", "&amp;lt;").replaceAll(">", "&amp;gt;"),
  "every sign an entity": entity,
  "percent signs": (text) => encodeURIComponent(text.toWellFormed()),
  "full width": fullWidth,
  "in an attribute": (text) => `<p title='${text}'>x</p>`,
  "out of an attribute": (text) => `"'><b x="${text}`,
  "in a comment": (text) => `<!-- ${text} -->`,
  "out of a comment": (text) => `<!-- --!>${text}`,
  "in code": (text) => `<pre><code>${text}</code></pre>`,
  "in a link": (text) => `<a href="/a">${text}</a>`,
  "in a list": (text) => `<ul><li>${text}</li></ul>`,
  "in a table": (text) => `<table><tr><td>${text}</table>`,
  "in svg": (text) => `<svg>${text}</svg>`,
  "in math": (text) => `<math><mtext>${text}</math>`,
  "in a template": (text) => `<template>${text}</template>`,
  "in noscript": (text) => `<noscript>${text}</noscript>`,
  "in a title": (text) => `</title>${text}<title>`,
  "tag within a tag": (text) => text.replaceAll("<script", "<scr<script>ipt"),
  "cut off": (text) => text.slice(0, -1),
};

/** The code of the payloads, called by its own name so that a page cannot call it by itself. */
const armed = (text: string) => text.replaceAll("alert(1)", "hostile()");

/** Every payload in every disguise, without repeats. */
export const texts: readonly string[] = [
  ...new Set(Object.values(disguises).flatMap((disguise) => payloads.map((text) => armed(disguise(text))))),
].filter((text) => text.length <= 900);
