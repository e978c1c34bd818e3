import { Extension } from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { getPressedKey } from "../../lib/keys.ts";
import { type Trigger, triggerAt } from "../mention-textarea/trigger.ts";
import type { SignSpot } from "../suggestion-list/list-place.ts";

/** A `@` or `#` being typed, with its position in the document and on the screen. */
export interface EditorTrigger extends Trigger {
  to: number;
  spotOf: () => SignSpot;
}

interface TriggerOptions {
  /** Called with the trigger before the caret, and with null when it ends. */
  onChange: (trigger: EditorTrigger | null) => void;
  /** Receives keys while a trigger is open; returns whether it handled the key. */
  onKey: (key: string) => boolean;
}

/** Delay in milliseconds after which the editor contains the text of a finished composition. */
const COMPOSITION_DELAY_MS = 60;

function findTrigger({ state }: EditorView): (Trigger & { to: number }) | null {
  const { empty, $from } = state.selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  // One character per inline node keeps text offsets equal to document offsets.
  const text = $from.parent.textBetween(0, $from.parentOffset, undefined, "\ufffc");
  const found = triggerAt(text, text.length);
  if (!found || found.query.includes("\ufffc")) return null;
  return { ...found, from: $from.start() + found.from, to: $from.pos };
}

/** Watches for `@` and `#`; the widget renders the list. */
export const TriggerExtension = Extension.create<TriggerOptions>({
  name: "trigger",
  addOptions: () => ({ onChange: () => undefined, onKey: () => false }),
  addProseMirrorPlugins() {
    const { onChange, onKey } = this.options;
    let open: EditorTrigger | null = null;
    const reportTrigger = (trigger: EditorTrigger | null) => {
      if (!open && !trigger) return;
      open = trigger;
      onChange(trigger);
    };
    const updateTrigger = (view: EditorView) => {
      // The list stays unchanged during composition, because the text is not final.
      if (view.composing) return open && reportTrigger({ ...open, to: view.state.selection.to });
      const found = findTrigger(view);
      if (!found) return reportTrigger(null);
      // A sign that has not moved keeps its list in place.
      const spotOf = open?.from === found.from ? open.spotOf : () => view.coordsAtPos(found.from);
      return reportTrigger({ ...found, spotOf });
    };
    return [
      new Plugin({
        key: new PluginKey("trigger"),
        view: () => ({
          update(view, before) {
            // Only typing opens a list, not moving the caret.
            const typed = !view.state.doc.eq(before.doc);
            if (!typed && (!open || view.state.selection.eq(before.selection))) return;
            updateTrigger(view);
          },
          destroy: () => reportTrigger(null),
        }),
        props: {
          handleKeyDown: (_view, event) => {
            const key = getPressedKey(event);
            return open !== null && key !== undefined && onKey(key);
          },
          handleDOMEvents: {
            blur: () => {
              reportTrigger(null);
              return false;
            },
            compositionend: (view) => {
              setTimeout(
                () => !view.isDestroyed && view.hasFocus() && updateTrigger(view),
                COMPOSITION_DELAY_MS,
              );
              return false;
            },
          },
        },
      }),
    ];
  },
});
