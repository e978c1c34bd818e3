import { Children, cloneElement, isValidElement, type ReactNode } from "react";

const isText = (node: unknown): node is string | number =>
  (typeof node === "string" && node.trim() !== "") || typeof node === "number";

/**
 * Wraps each text among children in a `<span>`. Browser translation replaces bare text nodes with `<font>` elements:
 * React then throws when it removes such a node or inserts something before it, and its updates of the text get lost. A
 * text that is the only child of an element is safe.
 */
export function wrapText(children: ReactNode): ReactNode {
  if (isText(children)) return <span>{children}</span>;
  if (!Array.isArray(children)) return children;
  const wrapped: ReactNode[] = [];
  let run: (string | number)[] = [];
  let runs = 0;
  const endRun = () => {
    if (run.length > 0) wrapped.push(<span key={`text ${runs++}`}>{run.join("")}</span>);
    run = [];
  };
  for (const child of Children.toArray(children)) {
    if (isText(child) || (typeof child === "string" && run.length > 0)) {
      run.push(child);
      continue;
    }
    endRun();
    wrapped.push(child);
  }
  endRun();
  return wrapped;
}

/** Wraps the texts among several children like `wrapText`, and returns a text without siblings as it is. */
export const wrapTextBesideSiblings = (children: ReactNode): ReactNode =>
  Array.isArray(children) ? wrapText(children) : children;

/** Wraps the texts inside the only child of an `asChild` component, whose children Radix puts beside siblings. */
export const wrapTextOfChild = (child: ReactNode): ReactNode =>
  isValidElement<{ children?: ReactNode }>(child)
    ? cloneElement(child, undefined, wrapText(child.props.children))
    : child;
