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
  /** Replaces the pasted content by its plain text. */
  asText: () => void;
}

/** Handles pasted and dropped content and keeps a notice about it until it is closed. */
export function usePaste(editor: Editor, onRefused: (reason: string) => void) {
  const textRef = useRef({} as Pick<EditorText, "pasteFlat" | "pasteRefused">);
  textRef.current = useEditorText();
  const [notice, setNotice] = useState<PasteNotice | null>(null);
  const place = useRef<{ from: number; to: number } | null>(null);
  const onRefusedRef = useRef(onRefused);
  onRefusedRef.current = onRefused;

  const put = (view: EditorView, { html, source, lost }: Pasted, text: string) => {
    if (view.isDestroyed) return;
    // A separate history step: one undo removes the whole paste.
    view.dispatch(closeHistory(view.state.tr));
    const { $from, from, empty } = view.state.selection;
    // A heading, list or table goes below the current line, not into it.
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

  /** Takes pasted or dropped content; returns false if the editor handles it. */
  const take = (view: EditorView, event: Event, data: DataTransfer | null, at?: number): boolean => {
    const html = data?.getData("text/html") ?? "";
    const text = (data?.getData("text/plain") ?? "").replaceAll("\0", "");
    const refuse = () => {
      event.preventDefault();
      onRefusedRef.current(textRef.current.pasteRefused);
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
    // Content copied from the editor marks where its blocks were cut.
    if (inCode || html.includes("data-pm-slice")) return false;
    if (!html) {
      if (!looksLikeMarkdown(text)) return false;
      event.preventDefault();
      if (at !== undefined) view.dispatch(view.state.tr.setSelection(target));
      void readMarkdown(text, here).then(
        (pasted) => put(view, pasted, text),
        // Falls back to plain text if the parser fails to load or the text is too large.
        (error: unknown) => {
          if (view.isDestroyed) return;
          view.pasteText(text);
          if (error instanceof RichTextError) onRefusedRef.current(textRef.current.pasteFlat[error.code]);
        },
      );
      return true;
    }
    // A program that copies only an image describes it in HTML too.
    if (!text.trim() && data?.files.length) return false;
    event.preventDefault();
    if (at !== undefined) view.dispatch(view.state.tr.setSelection(target));
    try {
      put(view, readPasted(html, here), text);
    } catch (error) {
      if (!(error instanceof RichTextError)) throw error;
      if (!text.trim()) return refuse();
      // Too much layout is no reason to lose the text.
      place.current = null;
      view.dispatch(closeHistory(view.state.tr));
      view.pasteText(text);
      onRefusedRef.current(textRef.current.pasteFlat[error.code]);
    }
    return true;
  };

  // Runs before the editor parses the content, so that a million characters are refused quickly.
  const onPaste = (view: EditorView, event: ClipboardEvent) => take(view, event, event.clipboardData);
  const onDrop = (view: EditorView, event: DragEvent): boolean => {
    // Content dragged within the editor is moved.
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
      // Undone or deleted: the notice is obsolete.
      if (to <= from) setNotice(null);
    };
    editor.on("transaction", map);
    return () => void editor.off("transaction", map);
  }, [editor]);

  return { notice, dismiss: () => setNotice(null), onPaste, onDrop };
}
