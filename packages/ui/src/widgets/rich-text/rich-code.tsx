import type { Element } from "hast";
import type { ComponentProps } from "react";
import { useRef } from "react";
import type { PartProps } from "./tree-to-react.ts";
import { useRichTools } from "./use-rich-tools.ts";

/** Returns the language of a code block. */
function languageOf({ children: [code] }: Element): string | undefined {
  const [name] =
    code?.type === "element" && Array.isArray(code.properties.className) ? code.properties.className : [];
  return name === undefined ? undefined : String(name).replace("language-", "");
}

/** Code block that scrolls sideways, by keyboard too, with a copy button. */
export function RichCode({ node, children }: PartProps<ComponentProps<"pre">>) {
  const tools = useRichTools();
  const code = useRef<HTMLPreElement>(null);
  return (
    <div data-slot="rich-text-code" className="relative [contain:inline-size]">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <pre ref={code} tabIndex={0} data-language={languageOf(node)} className="pr-20!">
        {children}
      </pre>
      {tools && <tools.CodeCopy code={code} />}
    </div>
  );
}
