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

const CardsContext = createContext<ReadonlyMap<string, Card>>(new Map());

type Line = { nodes: PartProps<object>["node"]["children"]; content: ReactNode[] };

/** Splits a paragraph at its line breaks. */
function splitLines(node: PartProps<object>["node"], children: ReactNode): Line[] {
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

/** Returns the text or the link of a line that has a single node, otherwise an empty string. */
function getUrl({ nodes }: Line): string {
  const [first, ...others] = nodes.filter((node) => node.type !== "text" || node.value.trim() !== "");
  if (!first || others.length > 0) return "";
  if (first.type === "text") return first.value.trim();
  return first.type === "element" && first.tagName === "a" ? String(first.properties.href ?? "") : "";
}

/** A paragraph that renders links on lines of their own as cards, and the lines between them as paragraphs. */
function Paragraph({ node, children, ...props }: PartProps<ComponentProps<"p">>) {
  const cards = useContext(CardsContext);
  const lines = splitLines(node, children);
  if (!lines.some((line) => cards.has(getUrl(line)))) return <p {...props}>{children}</p>;
  const blocks: ReactNode[] = [];
  let paragraph: ReactNode[][] = [];
  // Highlights use offsets from the beginning of the whole paragraph (`data-start`).
  let [offset, start] = [0, 0];
  const closeParagraph = () => {
    if (paragraph.some((line) => line.length > 0))
      blocks.push(
        <p {...props} key={blocks.length} data-start={start}>
          {paragraph.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>,
      );
    paragraph = [];
  };
  for (const line of lines) {
    const card = cards.get(getUrl(line));
    if (!card) {
      if (paragraph.length === 0) start = offset;
      paragraph.push(line.content);
    }
    offset += line.nodes.map(wordsOf).join("").length;
    if (card) {
      closeParagraph();
      const { href: _, url, ...rest } = card;
      blocks.push(<LinkCard key={blocks.length} {...rest} href={url} />);
    }
  }
  closeParagraph();
  return blocks;
}

/** Rich text that renders links on lines of their own as cards. */
export function LinkedText({ links, parts, ...props }: LinkedTextProps) {
  const cards = useMemo(() => new Map(links.map((link) => [link.href, link])), [links]);
  const linkedParts = useMemo(() => ({ ...parts, p: Paragraph }), [parts]);
  return (
    <CardsContext value={cards}>
      <RichText {...props} parts={linkedParts} />
    </CardsContext>
  );
}
