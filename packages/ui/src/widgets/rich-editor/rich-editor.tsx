import { RichTextError } from "@lenscape/richtext/limits";
import { Selection } from "@tiptap/pm/state";
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { cn } from "../../lib/cn.ts";
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

/** What the page around the editor may ask of it. */
export interface RichEditorHandle {
  focus: () => void;
  /** The text as it is now, not as it was at the last `onContentChange`. */
  read: () => Content;
  insertToken: (token: TokenAttributes) => void;
  /** Turns a mention or topic into plain words. */
  dissolveToken: (kind: SuggestionKind, label: string) => void;
}

export interface RichEditorProps {
  /** 一开始的内容，之后的内容由编辑器自己管。 */
  defaultValue: string;
  /** 停手片刻后报一次。 */
  onContentChange: (content: Content) => void;
  /** 正文图片的上传队列。 */
  queue: PictureQueue;
  /** 从文件里留下能放进正文的图片；不能放的由外面说明原因。 */
  takePictures: (files: readonly File[]) => File[];
  /** 能插入的图片类型，写法与 `<input accept>` 相同。 */
  accept: string;
  /** 不给就没有视频按钮。 */
  onPickVideo?: () => void;
  /** 打了 @ 或 # 之后去找人或话题。 */
  search: SuggestionSearch;
  /** 选中的成员或话题在正文里指向哪里。 */
  hrefOf: (kind: SuggestionKind, suggestion: Suggestion) => string | null;
  /** 正文里填入了一个成员或话题。 */
  onToken?: (kind: SuggestionKind, suggestion: Suggestion) => void;
  /** 工具栏的 @ 与 #：由外面打开查找对话框。 */
  onPickToken: (kind: SuggestionKind) => void;
  /** 表情面板里的表情，按显示次序。 */
  emojis: readonly EmojiChoice[];
  /** 还没写时，第一行的提示。 */
  placeholder: string;
  /** 读屏听到的编辑区的名字。 */
  "aria-label": string;
  /** 粘贴的内容太大时的原因。 */
  onRefusedPaste: (reason: string) => void;
  /** 按了 Ctrl + Enter。 */
  onSubmit: () => void;
  /** 给外面的把手：聚焦、读出现在的内容、插入提到与话题。 */
  handle?: Ref<RichEditorHandle>;
  /** 给整个编辑器外框的类名。 */
  className?: string;
}

const PAUSE = 200;

/** What keeps a written line clear of the window's edges: the toolbar stands at its head, a page's bar may at its foot. */
const CLEAR = { top: 120, right: 0, bottom: 96, left: 0 };

/** Plain numbers while one writes: Safari leaves pinyin next to the text of a block that is positioned. */
const NUMBERS =
  "[&_ol]:list-decimal [&_ol]:pl-6 [&_ol>li]:static [&_ol>li]:pl-0 [&_ol>li]:marker:text-brand-text [&_ol>li]:before:hidden";

/** Wide tables scroll where they are written as well, and the chosen cells show in forced colours too. */
const TABLES =
  "[&_.table-frame]:overflow-x-auto [&_.table-frame]:rounded-md [&_.table-frame]:border [&_.table-frame]:border-border [&_.selectedCell]:bg-brand-soft [&_.selectedCell]:outline-2 [&_.selectedCell]:-outline-offset-2 [&_.selectedCell]:outline-brand";

/**
 * 写长文：标题、加粗、着重、引用、列表、代码、链接、表格、图片、表情、提到好友与话题。
 *
 * 从别处粘贴的内容先按富文本策略净化；产出的 HTML 与发布后看到的完全一样。
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
  const told = useRef({ ...on, faults });
  told.current = { ...on, faults };
  const [linkOpen, setLinkOpen] = useState(false);
  const control = useFieldControl<{
    id?: string;
    "aria-describedby"?: string;
    "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling";
    required?: boolean;
  }>({});

  const suggest = useEditorTrigger({ search, root });
  const take = useRef(takePictures);
  take.current = takePictures;

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
  const taking = useRef<Pick<ReturnType<typeof usePaste>, "onPaste" | "onDrop">>(null);
  const [extensions] = useState(() =>
    editorExtensions({
      queue,
      onTrigger: suggest.onTrigger,
      onTriggerKey: (key) => suggest.onKey.current(key),
      onLink: () => setLinkOpen(true),
      onSubmit: () => told.current.onSubmit(),
    }),
  );
  const editor = useEditor({
    extensions,
    content: defaultValue,
    shouldRerenderOnTransaction: false,
    // A restored text is gone on with at its end: what a button puts in belongs there too.
    onCreate: ({ editor: { state, view } }) => {
      const end = Selection.findFrom(state.doc.resolve(state.doc.content.size), -1, true);
      if (end) view.dispatch(state.tr.setSelection(end));
    },
    editorProps: {
      attributes,
      scrollMargin: CLEAR,
      scrollThreshold: CLEAR,
      handleDOMEvents: {
        paste: (view, event) => taking.current?.onPaste(view, event),
        drop: (view, event) => taking.current?.onDrop(view, event),
      },
      transformPastedHTML: (html) => {
        try {
          return cleanPasted(html);
        } catch (error) {
          if (!(error instanceof RichTextError)) throw error;
          told.current.onRefusedPaste(told.current.faults[error.code]);
          return "";
        }
      },
      handlePaste: (_view, event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        // A program that copies text with its picture means the text.
        if (files.length === 0 || event.clipboardData?.getData("text/plain").trim()) return false;
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

  const pasted = usePaste(editor, (reason) => told.current.onRefusedPaste(reason));
  taking.current = pasted;

  function addPictures(files: readonly File[], at?: number) {
    const ids = queue.add(take.current(files));
    if (ids.length === 0) return;
    const pictures = ids.map((uploadId) => ({ type: "picture", attrs: { uploadId } }));
    const chain = editor.chain().focus();
    // A paragraph behind the pictures gives the caret somewhere to go on.
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
  suggest.onPick.current = (trigger, suggestion) => {
    const { kind, from, to } = trigger;
    insertToken({ kind, label: suggestion.label, href: hrefOf(kind, suggestion) }, { from, to });
    on.onToken?.(kind, suggestion);
  };

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

  // Told after a pause, and at once when the editor or the page goes: reading a long text on every key would be felt.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      if (!editor.isDestroyed) told.current.onContentChange(readEditor(editor, told.current.faults));
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(tell, PAUSE);
    };
    const soon = () => {
      clearTimeout(timer);
      if (timer !== undefined) tell();
    };
    editor.on("update", later);
    const stop = queue.subscribe(later);
    // Before the code that keeps the text listens to the same event.
    window.addEventListener("pagehide", soon, { capture: true });
    document.addEventListener("visibilitychange", soon, { capture: true });
    return () => {
      editor.off("update", later);
      stop();
      window.removeEventListener("pagehide", soon, { capture: true });
      document.removeEventListener("visibilitychange", soon, { capture: true });
      soon();
    };
  }, [editor, queue]);

  const empty = useEditorState({ editor, selector: ({ editor: now }) => now.isEmpty });
  return (
    <div data-slot="rich-editor" className={className}>
      <div className="sticky top-(--size-navbar) z-(--z-sticky) border-b border-border bg-surface max-md:top-13">
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
            className="pointer-events-none absolute inset-x-0 top-0 px-4 py-6 text-read text-text-muted md:px-8 md:text-lg md:leading-[1.8]"
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
            className="absolute z-(--z-overlay) w-72 max-w-full rounded-[0.625rem] border border-border bg-surface-raised shadow-popover"
          />
        )}
      </div>
    </div>
  );
}
