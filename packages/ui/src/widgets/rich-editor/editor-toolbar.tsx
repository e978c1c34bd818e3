import { type Editor, useEditorState } from "@tiptap/react";
import {
  AtSign,
  Code,
  FaceSlightlySmiling,
  Hash,
  Heading2,
  Heading3,
  Image,
  Italic,
  LetterB,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Table,
  Undo2,
  Video,
} from "lucide-react";
import { type EmojiChoice, EmojiPicker } from "../emoji-picker/emoji-picker.tsx";
import { Popover } from "../popover/popover.tsx";
import type { SuggestionKind } from "../suggestion-list/suggestion.ts";
import { Toolbar, ToolbarButton, ToolbarDivider } from "../toolbar/toolbar.tsx";
import { useEditorText } from "./editor-text.ts";
import { LinkPopover } from "./link-popover.tsx";
import { insertTable } from "./table-nodes.ts";

export interface EditorToolbarProps {
  editor: Editor;
  emojis: readonly EmojiChoice[];
  linkOpen: boolean;
  onLinkOpenChange: (open: boolean) => void;
  onPickPictures: () => void;
  /** Opens the video picker; without it there is no video button. */
  onPickVideo?: () => void;
  onPickToken: (kind: SuggestionKind) => void;
}

type Key = Exclude<
  keyof ReturnType<typeof useEditorText>,
  "faults" | "pasteSources" | "pasteLosses" | "pasteFlat"
>;

/** As wide as the padding at the end: the fade shows that the row continues. */
const FADE = "linear-gradient(to left, transparent, black calc(var(--lens-spacing) * 6))";

/** Toolbar above the text. Marks and blocks are toggles that reflect the position of the caret. */
export function EditorToolbar({
  editor,
  emojis,
  linkOpen,
  onLinkOpenChange,
  onPickPictures,
  onPickVideo,
  onPickToken,
}: EditorToolbarProps) {
  const text = useEditorText();
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: now.isActive("heading", { level: 2 }),
      subheading: now.isActive("heading", { level: 3 }),
      bold: now.isActive("bold"),
      emphasis: now.isActive("italic"),
      quote: now.isActive("blockquote"),
      bulletList: now.isActive("bulletList"),
      orderedList: now.isActive("orderedList"),
      code: now.isActive("code"),
      link: now.isActive("link"),
      table: now.isActive("table"),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const toggle = (
    name: Exclude<keyof typeof is, "undo" | "redo" | "link" | "table">,
    Icon: LucideIcon,
    shortcut: string,
    run: () => boolean,
  ) => (
    <ToolbarButton aria-label={text[name]} pressed={is[name]} shortcut={shortcut} onClick={run}>
      <Icon aria-hidden="true" strokeWidth={1.7} />
    </ToolbarButton>
  );
  const act = (
    name: Key,
    Icon: LucideIcon,
    run: () => void,
    rest: { shortcut?: string; inactive?: boolean } = {},
  ) => (
    <ToolbarButton aria-label={text[name]} onClick={run} {...rest}>
      <Icon aria-hidden="true" strokeWidth={1.7} />
    </ToolbarButton>
  );
  return (
    <Toolbar
      aria-label={text.format}
      style={{ maskImage: FADE }}
      className="overflow-x-auto py-1.5 pr-6 pl-2 [scrollbar-width:none] md:pl-6"
    >
      {/* First the buttons that a phone has no alternative for: its row shows half of the buttons and scrolls. */}
      {act("picture", Image, onPickPictures)}
      {onPickVideo && act("video", Video, onPickVideo)}
      <Popover
        label={text.emoji}
        trigger={
          <ToolbarButton aria-label={text.emoji}>
            <FaceSlightlySmiling aria-hidden="true" strokeWidth={1.7} />
          </ToolbarButton>
        }
      >
        <EmojiPicker
          aria-label={text.emoji}
          emojis={emojis}
          onPick={(value) => editor.commands.insertContent(value)}
        />
      </Popover>
      {act("mention", AtSign, () => onPickToken("member"))}
      {act("topic", Hash, () => onPickToken("topic"))}
      <ToolbarDivider />
      {toggle("heading", Heading2, "Control+Alt+2", () => chain().toggleHeading({ level: 2 }).run())}
      {toggle("subheading", Heading3, "Control+Alt+3", () => chain().toggleHeading({ level: 3 }).run())}
      {toggle("bold", LetterB, "Control+B", () => chain().toggleBold().run())}
      {toggle("emphasis", Italic, "Control+I", () => chain().toggleItalic().run())}
      {toggle("quote", Quote, "Control+Shift+B", () => chain().toggleBlockquote().run())}
      {toggle("bulletList", List, "Control+Shift+8", () => chain().toggleBulletList().run())}
      {toggle("orderedList", ListOrdered, "Control+Shift+7", () => chain().toggleOrderedList().run())}
      {toggle("code", Code, "Control+E", () => chain().toggleCode().run())}
      <LinkPopover editor={editor} active={is.link} open={linkOpen} onOpenChange={onLinkOpenChange} />
      {act("table", Table, () => insertTable(editor), { inactive: is.table })}
      <ToolbarDivider />
      {act("undo", Undo2, () => chain().undo().run(), { shortcut: "Control+Z", inactive: !is.undo })}
      {act("redo", Redo2, () => chain().redo().run(), { shortcut: "Control+Shift+Z", inactive: !is.redo })}
    </Toolbar>
  );
}
