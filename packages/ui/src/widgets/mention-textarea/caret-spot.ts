import type { SignSpot } from "../suggestion-list/list-place.ts";

/** Style properties that affect line breaks in a text field. */
const LOOKS = [
  "font",
  "letter-spacing",
  "padding",
  "overflow-wrap",
  "word-break",
  "text-autospace",
  "tab-size",
];

/** Returns the screen position of a character in a text field, measured in a copy of the field. */
export function spotIn(field: HTMLTextAreaElement, at: number): SignSpot {
  const copy = document.createElement("div");
  const looks = getComputedStyle(field);
  for (const name of LOOKS) copy.style.setProperty(name, looks.getPropertyValue(name));
  copy.style.cssText += "position:absolute;visibility:hidden;box-sizing:border-box;white-space:pre-wrap";
  copy.style.width = `${field.clientWidth}px`;
  const sign = document.createElement("span");
  sign.textContent = field.value.charAt(at) || " ";
  copy.append(field.value.slice(0, at), sign, field.value.slice(at + 1));
  field.after(copy);
  const box = field.getBoundingClientRect();
  const line = (top: number) => Math.min(Math.max(box.top + top - field.scrollTop, box.top), box.bottom);
  const spot = {
    left: box.left + field.clientLeft + sign.offsetLeft,
    top: line(field.clientTop + sign.offsetTop),
    bottom: line(field.clientTop + sign.offsetTop + sign.offsetHeight),
  };
  copy.remove();
  return spot;
}
