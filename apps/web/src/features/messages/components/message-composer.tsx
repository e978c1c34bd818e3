import { limits } from "@lenscape/api/operations.gen";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { IconButton } from "@lenscape/ui/icon-button";
import { MessageComposer } from "@lenscape/ui/message-composer";
import { toast } from "@lenscape/ui/toast";
import { Image } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { EmojiButton } from "#shell/forms/emoji-button.tsx";
import { useMuteMessage } from "#shell/forms/mute-notice.tsx";
import { usePictureUploads } from "#shell/media/use-picture-uploads.ts";
import { useDraftOwner, useOtherTabDraft } from "#shell/session/unsent-texts.ts";
import {
  createDraft,
  getDraftKey,
  hasSameContent,
  type MessageDraft,
  parseDraft,
  readDraft,
  withRequestIds,
  writeDraft,
} from "../message-draft.ts";
import { sendPicture, sendText, sendUploadedPicture } from "../message-outbox.ts";
import { dialogInfo } from "../queries.ts";
import { messageText as text } from "../text.ts";

const MAX_LENGTH = limits.dialogSend.content.maxLength;
const IMAGE_TYPES = "image/jpeg,image/png,image/gif,image/webp";

interface MessageComposerFormProps {
  dialogId: string;
  /** Text of a recalled message to edit again. */
  editAgain: { text: string } | undefined;
  /** Reason for which the server would refuse a message; empty if there is none. */
  refusal: string;
  onSent: () => void;
}

/** Composer of a conversation. Stores unsent text and pasted pictures; sends selected pictures at once and pasted ones with "发送". */
export function MessageComposerForm({ dialogId, editAgain, refusal, onSent }: MessageComposerFormProps) {
  const app = useApp();
  const userId = useDraftOwner(useMember().userId);
  const muteMessage = useMuteMessage();
  const reasonId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(() => readDraft(userId, dialogId));
  const { text: value } = draft;
  const setValue = (text: string) => setDraft(({ pictures }) => createDraft(text, pictures));
  const otherTabDraft = useRef<MessageDraft>(undefined);
  useEffect(() => {
    // Already stored by the other tab, which may have changed it since.
    if (draft !== otherTabDraft.current) writeDraft(userId, dialogId, draft);
  }, [userId, dialogId, draft]);
  useOtherTabDraft(getDraftKey(userId, dialogId), (before) => {
    if (!hasSameContent(draft, parseDraft(before))) return;
    otherTabDraft.current = readDraft(userId, dialogId);
    setDraft(otherTabDraft.current);
  });
  useEffect(() => {
    if (!editAgain) return;
    setDraft(({ pictures }) => createDraft(editAgain.text, pictures));
    input.current?.focus();
  }, [editAgain]);
  /** Inserts an emoji at the cursor and moves the cursor behind it. */
  const insert = (emoji: string, focus: boolean) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = input.current ?? {};
    setValue(value.slice(0, from) + emoji + value.slice(to));
    requestAnimationFrame(() => {
      if (focus) input.current?.focus();
      input.current?.setSelectionRange(from + emoji.length, from + emoji.length);
    });
  };
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const attached = usePictureUploads(draft.pictures, (update) => {
    const change = (before: MessageDraft) => ({
      ...before,
      pictures: withRequestIds(update(before.pictures)),
    });
    if (isMounted.current) setDraft(change);
    // An upload that ends after another conversation was opened.
    else writeDraft(userId, dialogId, change(readDraft(userId, dialogId)));
  });
  const getSupported = (files: readonly File[]) => {
    const supported = files.filter(({ type }) => IMAGE_TYPES.split(",").includes(type));
    if (supported.length < files.length) toast(text.unsupportedFile, { tone: "error" });
    return supported;
  };
  const sendPictures = (files: readonly File[]) => {
    for (const file of files) void sendPicture(app, dialogId, file);
    onSent();
  };
  return (
    <>
      {refusal && (
        <p id={reasonId} role="status" className="flex-none bg-surface px-5 pt-2 text-text-muted text-meta">
          {muteMessage ?? refusal}
        </p>
      )}
      <MessageComposer
        value={value}
        onValueChange={setValue}
        max={MAX_LENGTH}
        length={countGraphemes(value.trim())}
        label={text.inputLabel}
        hint={text.sendHint}
        inputRef={input}
        refused={refusal !== ""}
        aria-describedby={refusal ? reasonId : undefined}
        // The refusal may have ended meanwhile.
        onFocus={() => {
          if (refusal)
            void app.queries.invalidateQueries({ queryKey: dialogInfo(app.api, dialogId).queryKey });
        }}
        onPictures={refusal ? undefined : (files) => attached.add(getSupported(files))}
        pictures={attached.images}
        onRemovePicture={attached.remove}
        onRetryPicture={attached.retry}
        onSend={() => {
          if (value.trim()) void sendText(app, dialogId, value.trim(), draft.requestId);
          for (const picture of draft.pictures) void sendUploadedPicture(app, dialogId, picture);
          setDraft(createDraft(""));
          onSent();
        }}
        tools={
          <>
            <EmojiButton docked onPick={insert} />
            <input
              ref={picker}
              type="file"
              accept={IMAGE_TYPES}
              multiple
              hidden
              aria-label={text.addPicture}
              onChange={(event) => {
                sendPictures(getSupported([...(event.target.files ?? [])]));
                event.target.value = "";
              }}
            />
            <IconButton
              aria-label={text.addPicture}
              aria-describedby={refusal ? reasonId : undefined}
              disabled={refusal !== ""}
              onClick={() => picker.current?.click()}
            >
              <Image aria-hidden="true" strokeWidth={1.7} />
            </IconButton>
          </>
        }
        className="flex-none"
      />
    </>
  );
}
