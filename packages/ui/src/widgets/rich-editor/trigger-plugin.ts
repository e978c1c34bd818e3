import { Extension } from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { getPressedKey } from "../../lib/keys.ts";
import { type Trigger, triggerAt } from "../mention-textarea/trigger.ts";
import type { SignSpot } from "../suggestion-list/list-place.ts";

/** A `@` or `#` being typed: its place in the document, and on the screen. */
export interface EditorTrigger extends Trigger {
  to: number;
  spotOf: () => SignSpot;
}

interface TriggerOptions {
  /** Told of the trigger the caret stands behind, and of its end. */
  onChange: (trigger: EditorTrigger | null) => void;
  /** Gets the keys while there is one; true when it has used the key. */
  onKey: (key: string) => boolean;
}

/** By then the editor has taken in what an input method has settled, in milliseconds. */
const SETTLED = 60;

function findTrigger({ state }: EditorView): (Trigger & { to: number }) | null {
  const { empty, $from } = state.selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  // One character for each inline piece keeps the offsets of the text those of the document.
  const text = $from.parent.textBetween(0, $from.parentOffset, undefined, "\ufffc");
  const found = triggerAt(text, text.length);
  if (!found || found.query.includes("\ufffc")) return null;
  return { ...found, from: $from.start() + found.from, to: $from.pos };
}

/** Watches for `@` and `#`. The list itself is the widget's. */
export const TriggerExtension = Extension.create<TriggerOptions>({
  name: "trigger",
  addOptions: () => ({ onChange: () => undefined, onKey: () => false }),
  addProseMirrorPlugins() {
    const { onChange, onKey } = this.options;
    let open: EditorTrigger | null = null;
    const tell = (trigger: EditorTrigger | null) => {
      if (!open && !trigger) return;
      open = trigger;
      onChange(trigger);
    };
    const look = (view: EditorView) => {
      // The list stays unchanged during composition, because the text is not final.
      if (view.composing) return open && tell({ ...open, to: view.state.selection.to });
      const found = findTrigger(view);
      if (!found) return tell(null);
      // A sign that has not moved keeps its list in place.
      const spotOf = open?.from === found.from ? open.spotOf : () => view.coordsAtPos(found.from);
      return tell({ ...found, spotOf });
    };
    return [
      new Plugin({
        key: new PluginKey("trigger"),
        view: () => ({
          update(view, before) {
            // Only typing opens a list; walking through the text with the caret does not.
            const typed = !view.state.doc.eq(before.doc);
            if (!typed && (!open || view.state.selection.eq(before.selection))) return;
            look(view);
          },
          destroy: () => tell(null),
        }),
        props: {
          handleKeyDown: (_view, event) => {
            const key = getPressedKey(event);
            return open !== null && key !== undefined && onKey(key);
          },
          handleDOMEvents: {
            blur: () => {
              tell(null);
              return false;
            },
            compositionend: (view) => {
              setTimeout(() => !view.isDestroyed && view.hasFocus() && look(view), SETTLED);
              return false;
            },
          },
        },
      }),
    ];
  },
});
