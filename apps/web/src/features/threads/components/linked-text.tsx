import type { LinkCard as Card } from "@lenscape/api/types";
import { wordsOf } from "@lenscape/richtext/paragraphs";
import { LinkCard } from "@lenscape/ui/link-card";
import { type PartProps, RichText, type RichTextProps } from "@lenscape/ui/rich-text";
import { type ComponentProps, createContext, Fragment, type ReactNode, useContext, useMemo } from "react";

export interface LinkedTextProps extends Pick<RichTextProps, "parts" | "prepare"> {
  html: string;
  links: Card[];
  onImageOpen: (src: string) => void;
}

const Cards = createContext<ReadonlyMap<string, Card>>(new Map());

type Line = { nodes: PartProps<object>["node"]["children"]; content: ReactNode[] };

/** The lines of a paragraph: what stands between its line breaks. */
function linesOf(node: PartProps<object>["node"], children: ReactNode): Line[] {
  const content = Array.isArray(children) ? (children as ReactNode[]) : [children];
  const lines: Line[] = [{ nodes: [], content: [] }];
  node.children.forEach((child, index) => {
    if (child.type === "element" && child.tagName === "br") lines.push({ nodes: [], content: [] });
    else {
      lines.at(-1)?.nodes.push(child);
      lines.at(-1)?.content.push(content[index]);
    }
  });
  return lines;
}

/** The address that is all a line says. */
function addressOf({ nodes }: Line): string {
  const [only, ...more] = nodes.filter((node) => node.type !== "text" || node.value.trim() !== "");
  if (!only || more.length > 0) return "";
  if (only.type === "text") return only.value.trim();
  return only.type === "element" && only.tagName === "a" ? String(only.properties.href ?? "") : "";
}

/** A paragraph whose lone links are cards; what stands around them stays a paragraph. */
function Paragraph({ node, children, ...props }: PartProps<ComponentProps<"p">>) {
  const cards = useContext(Cards);
  const lines = linesOf(node, children);
  if (!lines.some((line) => cards.has(addressOf(line)))) return <p {...props}>{children}</p>;
  const blocks: ReactNode[] = [];
  let words: ReactNode[][] = [];
  // What is marked counts from the beginning of the whole paragraph.
  let [at, start] = [0, 0];
  const close = () => {
    if (words.some((line) => line.length > 0))
      blocks.push(
        <p {...props} key={blocks.length} data-start={start}>
          {words.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>,
      );
    words = [];
  };
  for (const line of lines) {
    const card = cards.get(addressOf(line));
    if (!card) {
      if (words.length === 0) start = at;
      words.push(line.content);
    }
    at += line.nodes.map(wordsOf).join("").length;
    if (card) {
      close();
      const { href: _, url, ...rest } = card;
      blocks.push(<LinkCard key={blocks.length} {...rest} href={url} />);
    }
  }
  close();
  return blocks;
}

/** A text in which the links that stand alone on a line are cards. */
export function LinkedText({ links, parts, ...props }: LinkedTextProps) {
  const cards = useMemo(() => new Map(links.map((link) => [link.href, link])), [links]);
  const all = useMemo(() => ({ ...parts, p: Paragraph }), [parts]);
  return (
    <Cards value={cards}>
      <RichText {...props} parts={all} />
    </Cards>
  );
}
