import { limits, RichTextError } from "@lenscape/richtext/limits";
import type { Editor } from "@tiptap/core";
import { splitBlock } from "@tiptap/pm/commands";
import { closeHistory } from "@tiptap/pm/history";
import { TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { useEffect, useRef, useState } from "react";
import { type EditorText, useEditorText } from "./editor-text.ts";
import { looksLikeMarkdown, type Pasted, readMarkdown, readPasted } from "./read-pasted.ts";

export interface PasteNotice {
  source: Pasted["source"];
  lost: Pasted["lost"];
  /** Takes back what was pasted and puts its words there instead. */
  asText: () => void;
}

/** Reads what is pasted or dropped from elsewhere and keeps a word about what became of it, until it is put away. */
export function usePaste(editor: Editor, onRefused: (reason: string) => void) {
  const sentences = useRef({} as Pick<EditorText, "pasteFlat" | "pasteRefused">);
  sentences.current = useEditorText();
  const [notice, setNotice] = useState<PasteNotice | null>(null);
  const place = useRef<{ from: number; to: number } | null>(null);
  const refused = useRef(onRefused);
  refused.current = onRefused;

  const put = (view: EditorView, { html, source, lost }: Pasted, text: string) => {
    if (view.isDestroyed) return;
    // A step of its own: one undo takes the whole of it back.
    view.dispatch(closeHistory(view.state.tr));
    const { $from, from, empty } = view.state.selection;
    // A heading, list or table goes below the line one was writing, not into it.
    const ownLine = !/^<p>|^[^<]/.test(html) && $from.depth === 1 && $from.parent.content.size > 0;
    if (ownLine && empty) splitBlock(view.state, view.dispatch);
    view.pasteHTML(html);
    view.dispatch(closeHistory(view.state.tr));
    place.current = { from, to: view.state.selection.to };
    if (source === "page" && lost.length === 0) return setNotice(null);
    setNotice({ source, lost, asText: () => asText(view, text) });
  };

  const asText = (view: EditorView, text: string) => {
    const at = place.current;
    setNotice(null);
    if (!at || view.isDestroyed) return;
    const { tr } = view.state;
    const [from, to] = [tr.doc.resolve(at.from), tr.doc.resolve(Math.min(at.to, tr.doc.content.size))];
    view.dispatch(closeHistory(tr.setSelection(TextSelection.between(from, to))));
    view.pasteText(text);
    view.focus();
  };

  /** Takes what is pasted, or dropped at a place; false where the editor reads it as well. */
  const take = (view: EditorView, event: Event, data: DataTransfer | null, at?: number): boolean => {
    const html = data?.getData("text/html") ?? "";
    const text = (data?.getData("text/plain") ?? "").replaceAll("\0", "");
    const refuse = () => {
      event.preventDefault();
      refused.current(sentences.current.pasteRefused);
      return true;
    };
    if (text.length > limits.bytes) return refuse();
    const target = at === undefined ? view.state.selection : TextSelection.near(view.state.doc.resolve(at));
    const inCode = target.$from.parent.type.spec.code;
    const here = {
      inTable: [...Array(target.$from.depth).keys()].some(
        (at) => target.$from.node(at).type.name === "table",
      ),
    };
    // What an editor here has copied knows where its blocks were cut.
    if (inCode || html.includes("data-pm-slice")) return false;
    if (!html) {
      if (!looksLikeMarkdown(text)) return false;
      event.preventDefault();
      if (at !== undefined) view.dispatch(view.state.tr.setSelection(target));
      void readMarkdown(text, here).then(
        (pasted) => put(view, pasted, text),
        // The words at least are there, whether the reader did not come or the text is too large for it.
        (error: unknown) => {
          if (view.isDestroyed) return;
          view.pasteText(text);
          if (error instanceof RichTextError) refused.current(sentences.current.pasteFlat[error.code]);
        },
      );
      return true;
    }
    // A program that copies a picture alone describes it in HTML as well.
    if (!text.trim() && data?.files.length) return false;
    event.preventDefault();
    if (at !== undefined) view.dispatch(view.state.tr.setSelection(target));
    try {
      put(view, readPasted(html, here), text);
    } catch (error) {
      if (!(error instanceof RichTextError)) throw error;
      if (!text.trim()) return refuse();
      // Too much layout is no reason to lose the words.
      place.current = null;
      view.dispatch(closeHistory(view.state.tr));
      view.pasteText(text);
      refused.current(sentences.current.pasteFlat[error.code]);
    }
    return true;
  };

  // Both before the editor reads it: a million characters must not be taken apart first to be refused.
  const onPaste = (view: EditorView, event: ClipboardEvent) => take(view, event, event.clipboardData);
  const onDrop = (view: EditorView, event: DragEvent): boolean => {
    // What is dragged within the editor is moved.
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (view.dragging || !at || !take(view, event, event.dataTransfer, at.pos)) return false;
    view.focus();
    return true;
  };

  useEffect(() => {
    const map = ({ transaction: { mapping, docChanged } }: { transaction: Transaction }) => {
      const at = place.current;
      if (!at || !docChanged) return;
      const [from, to] = [mapping.map(at.from, 1), mapping.map(at.to, -1)];
      place.current = { from, to };
      // Taken back or deleted: there is nothing left to speak of.
      if (to <= from) setNotice(null);
    };
    editor.on("transaction", map);
    return () => void editor.off("transaction", map);
  }, [editor]);

  return { notice, dismiss: () => setNotice(null), onPaste, onDrop };
}
