import { safeTextLink } from "@lenscape/richtext/links";
import { Extension, type Extensions, InputRule, wrappingInputRule } from "@tiptap/core";
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
  /** Called for Control+K. */
  onLink: () => void;
  /** Called for Control+Enter. */
  onSubmit: () => void;
}

const isAllowedAddress = (href: string) => safeTextLink(href) !== null;

/** Turns `[文字](地址)` into a link when the last bracket is typed; a refused address stays text. */
const TypedLink = Extension.create({
  name: "typedLink",
  addInputRules: () => [
    new InputRule({
      find: /\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)$/,
      handler: ({ chain, range, match: [, label = "", address = ""] }) => {
        const href = readAddress(address);
        if (!href) return null;
        const link = { type: "text", text: label, marks: [{ type: "link", attrs: { href } }] };
        chain().insertContentAt(range, link).unsetMark("link").run();
        return undefined;
      },
    }),
  ],
});

/** Shows the language of a code block, which is a class of the code inside it. */
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

/** Number and full stop at the beginning of a line. A year is no list number. */
const LIST_NUMBER = /^([1-9]\d{0,2})\.\s$/;

/** The starter kit with lists that begin with the typed number. */
const EditorKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) =>
      extension.name === "orderedList"
        ? extension.extend({
            addInputRules() {
              return [
                wrappingInputRule({
                  find: LIST_NUMBER,
                  type: this.editor.schema.nodes.orderedList!,
                  getAttributes: ([, number]) => ({ start: Number(number) }),
                  joinPredicate: ([, number], node) =>
                    node.childCount + Number(node.attrs.start) === Number(number),
                }),
              ];
            },
          })
        : extension,
    );
  },
});

/** Returns the schema of the editor, a subset of the policy of `@lenscape/richtext`. */
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
          // Text in composition must not be sent.
          if (!editor.view.composing) onSubmit();
          return true;
        },
      }),
    }),
    TriggerExtension.configure({ onChange: onTrigger, onKey: onTriggerKey }),
    EditorKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        // Addresses become links when the text is displayed, so that both sides agree on their ends. Text typed behind
        // a link does not change the link.
        autolink: false,
        linkOnPaste: false,
        shouldAutoLink: () => false,
        isAllowedUri: isAllowedAddress,
        HTMLAttributes: { rel: null, target: null },
      },
      dropcursor: { color: "var(--lens-color-brand)", width: 2 },
    }),
    ...tableExtensions,
    CodeLanguage,
    TypedLink,
    TokenNode,
    createPictureNode(queue),
  ];
}
