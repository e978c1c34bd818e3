import { limits, RichTextError } from "@lenscape/richtext/limits";
import { textPieces } from "@lenscape/richtext/live";
import type { Editor } from "@tiptap/core";
import { splitBlock } from "@tiptap/pm/commands";
import { closeHistory } from "@tiptap/pm/history";
import { type EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { useEffect, useRef, useState } from "react";
import { hasPastedText } from "../../lib/pasted-pictures.ts";
import { useEditorText } from "./editor-text.ts";
import { looksLikeMarkdown, type Pasted, readMarkdown, readPasted } from "./read-pasted.ts";

export interface PasteNotice {
  source: Pasted["source"];
  lost: Pasted["lost"];
  /** Replaces the pasted content by its plain text. */
  asText: () => void;
}

/** Returns the link of an address that is pasted over selected text without a link. */
export function getPastedLink(state: EditorState, text: string): string | undefined {
  const { from, to, empty, $from, $to } = state.selection;
  if (empty || !$from.sameParent($to) || !$from.parent.inlineContent) return undefined;
  const [piece, ...others] = textPieces(text.trim());
  const link = state.schema.marks.link!;
  return others.length > 0 || state.doc.rangeHasMark(from, to, link) ? undefined : piece?.href;
}

/** Handles pasted and dropped content and keeps a notice about it until it is closed. */
export function usePaste(editor: Editor, onRefused: (reason: string) => void) {
  const sentences = useEditorText();
  const [notice, setNotice] = useState<PasteNotice | null>(null);
  const pastedRange = useRef<{ from: number; to: number } | null>(null);

  const insert = (view: EditorView, { html, source, lost }: Pasted, text: string) => {
    if (view.isDestroyed) return;
    // A separate history step: one undo removes the whole paste.
    view.dispatch(closeHistory(view.state.tr));
    const { $from, from, empty } = view.state.selection;
    // A heading, list or table goes below the current line, not into it.
    const isBlock = !/^<p>|^[^<]/.test(html) && $from.depth === 1 && $from.parent.content.size > 0;
    if (isBlock && empty) splitBlock(view.state, view.dispatch);
    view.pasteHTML(html);
    view.dispatch(closeHistory(view.state.tr));
    pastedRange.current = { from, to: view.state.selection.to };
    if (source === "page" && lost.length === 0) return setNotice(null);
    setNotice({ source, lost, asText: () => replaceByText(view, text) });
  };

  const replaceByText = (view: EditorView, text: string) => {
    const range = pastedRange.current;
    setNotice(null);
    if (!range || view.isDestroyed) return;
    const { tr } = view.state;
    const from = tr.doc.resolve(range.from);
    const to = tr.doc.resolve(Math.min(range.to, tr.doc.content.size));
    view.dispatch(closeHistory(tr.setSelection(TextSelection.between(from, to))));
    view.pasteText(text);
    view.focus();
  };

  /** Takes pasted or dropped content; returns false if the editor handles it. */
  const handleContent = (view: EditorView, event: Event, data: DataTransfer | null, at?: number): boolean => {
    const html = data?.getData("text/html") ?? "";
    const text = (data?.getData("text/plain") ?? "").replaceAll("\0", "");
    const refuse = () => {
      event.preventDefault();
      onRefused(sentences.pasteRefused);
      return true;
    };
    if (text.length > limits.bytes) return refuse();
    const target = at === undefined ? view.state.selection : TextSelection.near(view.state.doc.resolve(at));
    const inCode = target.$from.parent.type.spec.code;
    const pasteTarget = {
      inTable: [...Array(target.$from.depth).keys()].some(
        (at) => target.$from.node(at).type.name === "table",
      ),
    };
    const href = at === undefined && !inCode ? getPastedLink(view.state, text) : undefined;
    if (href) {
      const { from, to } = view.state.selection;
      const mark = view.state.schema.marks.link!.create({ href });
      event.preventDefault();
      view.dispatch(closeHistory(view.state.tr.addMark(from, to, mark)));
      return true;
    }
    // Content copied from the editor marks where its blocks were cut.
    if (inCode || html.includes("data-pm-slice")) return false;
    if (!html) {
      if (!looksLikeMarkdown(text)) return false;
      event.preventDefault();
      if (at !== undefined) view.dispatch(view.state.tr.setSelection(target));
      void readMarkdown(text, pasteTarget).then(
        (pasted) => insert(view, pasted, text),
        // Falls back to plain text if the parser fails to load or the text is too large.
        (error: unknown) => {
          if (view.isDestroyed) return;
          view.pasteText(text);
          if (error instanceof RichTextError) onRefused(sentences.pasteFlat[error.code]);
        },
      );
      return true;
    }
    // A program that copies only an image describes it in HTML too.
    if (data?.files.length && !hasPastedText(data)) return false;
    event.preventDefault();
    if (at !== undefined) view.dispatch(view.state.tr.setSelection(target));
    try {
      insert(view, readPasted(html, pasteTarget), text);
    } catch (error) {
      if (!(error instanceof RichTextError)) throw error;
      if (!text.trim()) return refuse();
      // Too much layout is no reason to lose the text.
      pastedRange.current = null;
      view.dispatch(closeHistory(view.state.tr));
      view.pasteText(text);
      onRefused(sentences.pasteFlat[error.code]);
    }
    return true;
  };

  // Runs before the editor parses the content, so that a million characters are refused quickly.
  const onPaste = (view: EditorView, event: ClipboardEvent) =>
    handleContent(view, event, event.clipboardData);
  const onDrop = (view: EditorView, event: DragEvent): boolean => {
    // Content dragged within the editor is moved.
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (view.dragging || !at || !handleContent(view, event, event.dataTransfer, at.pos)) return false;
    view.focus();
    return true;
  };

  useEffect(() => {
    const updateRange = ({ transaction: { mapping, docChanged } }: { transaction: Transaction }) => {
      const range = pastedRange.current;
      if (!range || !docChanged) return;
      const [from, to] = [mapping.map(range.from, 1), mapping.map(range.to, -1)];
      pastedRange.current = { from, to };
      // Undone or deleted: the notice is obsolete.
      if (to <= from) setNotice(null);
    };
    editor.on("transaction", updateRange);
    return () => void editor.off("transaction", updateRange);
  }, [editor]);

  return { notice, dismiss: () => setNotice(null), onPaste, onDrop };
}
