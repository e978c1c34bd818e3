import { safeTextLink } from "@lenscape/richtext/links";
import { Extension, type Extensions, InputRule } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { readAddress } from "./editor-html.ts";
import { createPictureNode, type PictureQueue } from "./picture-node.tsx";
import { tableExtensions } from "./table-nodes.ts";
import { TokenNode } from "./token-node.ts";
import { type EditorTrigger, TriggerExtension } from "./trigger-plugin.ts";

interface EditorParts {
  queue: PictureQueue;
  onTrigger: (trigger: EditorTrigger | null) => void;
  onTriggerKey: (key: string) => boolean;
  /** Control+K. */
  onLink: () => void;
  /** Control+Enter. */
  onSubmit: () => void;
}

const allowed = (href: string) => safeTextLink(href) !== null;

/** `[文字](地址)` is a link as soon as its last bracket is typed; an address that is not allowed stays as it is. */
const TypedLink = Extension.create({
  name: "typedLink",
  addInputRules: () => [
    new InputRule({
      find: /\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)$/,
      handler: ({ chain, range, match: [, words = "", address = ""] }) => {
        const href = readAddress(address);
        if (!href) return null;
        const link = { type: "text", text: words, marks: [{ type: "link", attrs: { href } }] };
        chain().insertContentAt(range, link).unsetMark("link").run();
        return undefined;
      },
    }),
  ],
});

/** Shows the language of a block of code; the text says it by a class on the code within. */
const CodeLanguage = Extension.create({
  name: "codeLanguage",
  addGlobalAttributes: () => [
    {
      types: ["codeBlock"],
      attributes: {
        label: {
          default: null,
          parseHTML: () => null,
          renderHTML: ({ language }) => (language ? { "data-language": String(language) } : {}),
        },
      },
    },
  ],
});

/** The whole schema of what can be written: a part of what the policy of `@lenscape/richtext` allows, and no more. */
export function editorExtensions({
  queue,
  onTrigger,
  onTriggerKey,
  onLink,
  onSubmit,
}: EditorParts): Extensions {
  return [
    Extension.create({
      name: "shortcuts",
      priority: 1000,
      addKeyboardShortcuts: () => ({
        "Mod-k": () => {
          onLink();
          return true;
        },
        "Mod-Enter": ({ editor }) => {
          // Half of what is being composed must not go out.
          if (!editor.view.composing) onSubmit();
          return true;
        },
      }),
    }),
    TriggerExtension.configure({ onChange: onTrigger, onKey: onTriggerKey }),
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        autolink: true,
        defaultProtocol: "https",
        isAllowedUri: allowed,
        shouldAutoLink: allowed,
        HTMLAttributes: { rel: null, target: null },
      },
      dropcursor: { color: "var(--color-brand)", width: 2 },
    }),
    ...tableExtensions,
    CodeLanguage,
    TypedLink,
    TokenNode,
    createPictureNode(queue),
  ];
}
