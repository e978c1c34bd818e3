import { RichTextError } from "@lenscape/richtext/limits";
import { Selection } from "@tiptap/pm/state";
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { hasPastedText } from "../../lib/pasted-pictures.ts";
import type { EmojiChoice } from "../emoji-picker/emoji-picker.tsx";
import { useFieldControl } from "../field/field-context.ts";
import { richText } from "../rich-text/rich-text-style.ts";
import type { Suggestion, SuggestionKind, SuggestionSearch } from "../suggestion-list/suggestion.ts";
import { SuggestionList } from "../suggestion-list/suggestion-list.tsx";
import { editorExtensions } from "./editor-extensions.ts";
import { type EditorContent as Content, cleanPasted, readEditor } from "./editor-html.ts";
import { useEditorText } from "./editor-text.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { PasteNotice } from "./paste-notice.tsx";
import type { PictureQueue } from "./picture-node.tsx";
import { TableToolbar } from "./table-toolbar.tsx";
import type { TokenAttributes } from "./token-node.ts";
import { useEditorTrigger } from "./use-editor-trigger.ts";
import { usePaste } from "./use-paste.ts";

export type { Content as RichEditorContent, PictureQueue };

/** Handle for the page around the editor. */
export interface RichEditorHandle {
  focus: () => void;
  /** Returns the current content, which may be newer than the last `onContentChange`. */
  read: () => Content;
  insertToken: (token: TokenAttributes) => void;
  /** Turns a mention or topic into plain text. */
  dissolveToken: (kind: SuggestionKind, label: string) => void;
}

export interface RichEditorProps {
  /** Initial content; the editor keeps the content afterwards. */
  defaultValue: string;
  /** Called after a pause in typing. */
  onContentChange: (content: Content) => void;
  /** Upload queue of the images in the text. */
  queue: PictureQueue;
  /** Returns the files that can be inserted as images; the caller explains the others. */
  takePictures: (files: readonly File[]) => File[];
  /** Accepted image types, as in `<input accept>`. */
  accept: string;
  /** Opens the video picker; without it there is no video button. */
  onPickVideo?: () => void;
  /** Search that runs after an @ or #. */
  search: SuggestionSearch;
  /** Returns the address of a chosen member or topic. */
  hrefOf: (kind: SuggestionKind, suggestion: Suggestion) => string | null;
  /** Called when a member or topic is inserted. */
  onToken?: (kind: SuggestionKind, suggestion: Suggestion) => void;
  /** Called for the @ and # buttons, to open a search dialog. */
  onPickToken: (kind: SuggestionKind) => void;
  /** Emojis of the panel in display order. */
  emojis: readonly EmojiChoice[];
  /** Placeholder of the first line. */
  placeholder: string;
  /** Accessible name of the editor. */
  "aria-label": string;
  /** Called with the reason when a paste is too large. */
  onRefusedPaste: (reason: string) => void;
  /** Called for Ctrl+Enter. */
  onSubmit: () => void;
  /** Handle: focus, read the content, insert mentions and topics. */
  handle?: Ref<RichEditorHandle>;
  /** Class of the editor's wrapper. */
  className?: string;
}

/** Pause in typing in milliseconds after which the content is reported. */
const REPORT_DELAY_MS = 200;

/** Margins in px that keep the edited line clear of the toolbar and a bar at the bottom. */
const SCROLL_MARGIN = { top: 120, right: 0, bottom: 96, left: 0 };

/** Plain list numbers while editing, because Safari misplaces pinyin in positioned blocks. */
const NUMBERS =
  "[&_ol]:list-decimal [&_ol]:pl-6 [&_ol>li]:static [&_ol>li]:pl-0 [&_ol>li]:marker:text-brand-text [&_ol>li]:before:hidden";

/** Tables scroll while editing too, and selected cells are visible in forced colours. */
const TABLES =
  "[&_.table-frame]:overflow-x-auto [&_.table-frame]:rounded-control [&_.table-frame]:border [&_.table-frame]:border-border [&_.selectedCell]:bg-brand-soft [&_.selectedCell]:outline-2 [&_.selectedCell]:-outline-offset-2 [&_.selectedCell]:outline-brand";

/**
 * Editor of long texts: headings, marks, quotes, lists, code, links, tables, images, emojis, mentions and topics.
 *
 * Pasted content is sanitized by the rich text policy; the HTML equals the published one.
 */
export function RichEditor({
  defaultValue,
  queue,
  takePictures,
  accept,
  onPickVideo,
  search,
  hrefOf,
  onPickToken,
  emojis,
  placeholder,
  handle,
  className,
  ...on
}: RichEditorProps) {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { faults } = useEditorText();
  const latest = useRef({ ...on, faults, takePictures });
  useLayoutEffect(() => {
    latest.current = { ...on, faults, takePictures };
  });
  const [linkOpen, setLinkOpen] = useState(false);
  const control = useFieldControl<{
    id?: string;
    "aria-describedby"?: string;
    "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling";
    required?: boolean;
  }>({});

  const suggest = useEditorTrigger({ search, root });
  const { open, activeId } = suggest.state(listId);
  const { id, required } = control;
  const describedBy = control["aria-describedby"];
  const attributes: Record<string, string> = {
    ...(id && { id }),
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": on["aria-label"],
    ...(required && { "aria-required": "true" }),
    ...(describedBy && { "aria-describedby": describedBy }),
    ...(control["aria-invalid"] && { "aria-invalid": "true" }),
    ...(open && { "aria-controls": listId }),
    ...(activeId && { "aria-activedescendant": activeId }),
    "data-slot": "rich-text-group",
    class: "min-h-72 px-4 py-6 outline-none md:px-8",
  };
  const pasteHandlers = useRef<Pick<ReturnType<typeof usePaste>, "onPaste" | "onDrop">>(null);
  const [extensions] = useState(() =>
    editorExtensions({
      queue,
      onTrigger: suggest.onTrigger,
      onTriggerKey: (key) => suggest.onKey.current(key),
      onLink: () => setLinkOpen(true),
      onSubmit: () => latest.current.onSubmit(),
    }),
  );
  const editor = useEditor({
    extensions,
    content: defaultValue,
    shouldRerenderOnTransaction: false,
    // Editing continues at the end of a restored text, also for buttons that insert something.
    onCreate: ({ editor: { state, view } }) => {
      const end = Selection.findFrom(state.doc.resolve(state.doc.content.size), -1, true);
      if (end) view.dispatch(state.tr.setSelection(end));
    },
    editorProps: {
      attributes,
      scrollMargin: SCROLL_MARGIN,
      scrollThreshold: SCROLL_MARGIN,
      handleDOMEvents: {
        paste: (view, event) => pasteHandlers.current?.onPaste(view, event),
        drop: (view, event) => pasteHandlers.current?.onDrop(view, event),
      },
      transformPastedHTML: (html) => {
        try {
          return cleanPasted(html);
        } catch (error) {
          if (!(error instanceof RichTextError)) throw error;
          latest.current.onRefusedPaste(latest.current.faults[error.code]);
          return "";
        }
      },
      handlePaste: (_view, event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        // A program that copies text with an image of it means the text.
        if (files.length === 0 || hasPastedText(event.clipboardData)) return false;
        addPictures(files);
        return true;
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (moved || files.length === 0) return false;
        event.preventDefault();
        addPictures(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return true;
      },
    },
  });

  const pasted = usePaste(editor, (reason) => latest.current.onRefusedPaste(reason));
  useLayoutEffect(() => {
    pasteHandlers.current = pasted;
  });

  function addPictures(files: readonly File[], at?: number) {
    const ids = queue.add(latest.current.takePictures(files));
    if (ids.length === 0) return;
    const pictures = ids.map((uploadId) => ({ type: "picture", attrs: { uploadId } }));
    const chain = editor.chain().focus();
    // The paragraph after the images lets the caret continue.
    if (at === undefined) chain.insertContent([...pictures, { type: "paragraph" }]);
    else chain.insertContentAt(at, pictures);
    chain.run();
  }

  const insertToken = (token: TokenAttributes, range?: { from: number; to: number }) => {
    const content = [
      { type: "token", attrs: token },
      { type: "text", text: " " },
    ];
    const chain = editor.chain().focus();
    (range ? chain.insertContentAt(range, content) : chain.insertContent(content)).run();
  };
  useLayoutEffect(() => {
    suggest.onPick.current = ({ kind, from, to }, suggestion) => {
      insertToken({ kind, label: suggestion.label, href: hrefOf(kind, suggestion) }, { from, to });
      on.onToken?.(kind, suggestion);
    };
  });

  useImperativeHandle(handle, () => ({
    focus: () => editor.commands.focus(),
    read: () => readEditor(editor, faults),
    insertToken: (token) => insertToken(token),
    dissolveToken: (kind, label) => {
      const { tr } = editor.state;
      editor.state.doc.descendants((node, at) => {
        if (node.type.name !== "token" || node.attrs.kind !== kind || node.attrs.label !== label) return;
        const from = tr.mapping.map(at);
        tr.replaceWith(from, from + node.nodeSize, editor.schema.text(label));
      });
      editor.view.dispatch(tr);
    },
  }));

  // Reports after a pause, and at once when the editor or page goes away, because reading a long text on every key is
  // slow.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      timer = undefined;
      if (!editor.isDestroyed) latest.current.onContentChange(readEditor(editor, latest.current.faults));
    };
    const reportLater = () => {
      clearTimeout(timer);
      timer = setTimeout(report, REPORT_DELAY_MS);
    };
    const reportNow = () => {
      clearTimeout(timer);
      if (timer !== undefined) report();
    };
    editor.on("update", reportLater);
    const unsubscribe = queue.subscribe(reportLater);
    // Before the code that saves the text handles the same event.
    window.addEventListener("pagehide", reportNow, { capture: true });
    document.addEventListener("visibilitychange", reportNow, { capture: true });
    return () => {
      editor.off("update", reportLater);
      unsubscribe();
      window.removeEventListener("pagehide", reportNow, { capture: true });
      document.removeEventListener("visibilitychange", reportNow, { capture: true });
      reportNow();
    };
  }, [editor, queue]);

  const empty = useEditorState({ editor, selector: ({ editor: now }) => now.isEmpty });
  return (
    <div data-slot="rich-editor" className={className}>
      <div className="sticky top-(--lens-size-navbar) z-(--lens-z-sticky) border-b border-border bg-surface max-md:top-13">
        <EditorToolbar
          {...{ editor, emojis, linkOpen, onPickVideo, onPickToken }}
          onLinkOpenChange={setLinkOpen}
          onPickPictures={() => picker.current?.click()}
        />
        <TableToolbar editor={editor} />
      </div>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={accept}
        data-slot="rich-editor-files"
        onChange={(event) => {
          addPictures([...(event.target.files ?? [])]);
          // Lets the same file be chosen again after it was removed.
          event.target.value = "";
        }}
      />
      {pasted.notice && <PasteNotice notice={pasted.notice} onClose={pasted.dismiss} />}
      <div ref={root} className="relative">
        {empty && (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 top-0 px-4 py-6 text-read text-text-muted md:px-8"
          >
            {placeholder}
          </p>
        )}
        <EditorContent
          editor={editor}
          className={cn(richText({ size: "lg" }), NUMBERS, TABLES, "written-pairs")}
        />
        {suggest.trigger && (
          <SuggestionList
            ref={suggest.layerRef}
            id={listId}
            kind={suggest.trigger.kind}
            items={suggest.items}
            status={suggest.status}
            reason={suggest.reason}
            active={suggest.active}
            onActive={suggest.setActive}
            onPick={suggest.pick}
            style={suggest.place}
            className="absolute z-(--lens-z-overlay) w-72 max-w-full rounded-[0.625rem] border border-border bg-surface-raised shadow-popover"
          />
        )}
      </div>
    </div>
  );
}
