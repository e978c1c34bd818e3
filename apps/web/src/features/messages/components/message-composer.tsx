import { limits } from "@lenscape/api/operations.gen";
import { IconButton } from "@lenscape/ui/icon-button";
import { MessageComposer } from "@lenscape/ui/message-composer";
import { toast } from "@lenscape/ui/toast";
import { Image } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { messageText as text } from "#copy/message-text.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useMuteMessage } from "#shell/forms/mute-notice.tsx";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { useDraftOwner } from "#shell/session/unsent-texts.ts";
import { readDraft, writeDraft } from "../message-draft.ts";
import { sendPicture, sendText } from "../message-outbox.ts";
import { dialogInfo } from "../queries.ts";

const EmojiButton = lazySection(() => import("#shell/forms/emoji-button.tsx"), { quiet: true });

const MAX = limits.dialogSend.content.maxLength;
const IMAGE_TYPES = "image/jpeg,image/png,image/gif,image/webp";

interface ComposerProps {
  dialogId: string;
  /** Words of a recalled message that are to be written again. */
  again: { text: string } | undefined;
  /** Why the next message would be refused, as far as it is known. */
  refusal: string;
  onSent: () => void;
}

/** Where one writes: words are kept until they are sent, pictures are sent as soon as they are chosen. */
export function Composer({ dialogId, again, refusal, onSent }: ComposerProps) {
  const app = useApp();
  const userId = useDraftOwner(useMember().userId);
  const denied = useMuteMessage();
  const reason = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(() => readDraft(userId, dialogId));
  useEffect(() => writeDraft(userId, dialogId, value), [userId, dialogId, value]);
  useEffect(() => {
    if (!again) return;
    setValue(again.text);
    input.current?.focus();
  }, [again]);
  /** Puts an emoji where one is writing, and goes on there. */
  const insert = (emoji: string, focus: boolean) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = input.current ?? {};
    setValue(value.slice(0, from) + emoji + value.slice(to));
    requestAnimationFrame(() => {
      if (focus) input.current?.focus();
      input.current?.setSelectionRange(from + emoji.length, from + emoji.length);
    });
  };
  const addPictures = (files: readonly File[]) => {
    const fitting = files.filter(({ type }) => IMAGE_TYPES.split(",").includes(type));
    if (fitting.length < files.length) toast(text.fileType, { tone: "error" });
    for (const file of fitting) void sendPicture(app, dialogId, file);
    onSent();
  };
  return (
    <>
      {refusal && (
        <p id={reason} role="status" className="flex-none bg-surface px-5 pt-2 text-text-muted text-xs">
          {denied ?? refusal}
        </p>
      )}
      <MessageComposer
        value={value}
        onValueChange={setValue}
        max={MAX}
        length={[...value.trim()].length}
        label={text.input}
        hint={text.sendHint}
        inputRef={input}
        refused={refusal !== ""}
        aria-describedby={refusal ? reason : undefined}
        // It may be over by now: the other one need not write for that.
        onFocus={() => {
          if (refusal)
            void app.queries.invalidateQueries({ queryKey: dialogInfo(app.api, dialogId).queryKey });
        }}
        onPictures={refusal ? undefined : addPictures}
        onSend={() => {
          void sendText(app, dialogId, value.trim());
          setValue("");
          onSent();
        }}
        tools={
          <>
            <EmojiButton docked onPick={insert} waiting={<span className="size-9 max-md:size-10" />} />
            <input
              ref={picker}
              type="file"
              accept={IMAGE_TYPES}
              multiple
              hidden
              aria-label={text.addPicture}
              onChange={(event) => {
                addPictures([...(event.target.files ?? [])]);
                event.target.value = "";
              }}
            />
            <IconButton
              aria-label={text.addPicture}
              aria-describedby={refusal ? reason : undefined}
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
