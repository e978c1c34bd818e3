import { safeTextLink } from "@lenscape/richtext/links";
import { Extension, type Extensions } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { createPictureNode, type PictureQueue } from "./picture-node.tsx";
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
    TokenNode,
    createPictureNode(queue),
  ];
}
