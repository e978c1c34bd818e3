import type { AcceptedAnswer, Question } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { commentAnchor } from "@lenscape/ui/comment-item";
import { LevelMark } from "@lenscape/ui/level-mark";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { RelativeTime } from "@lenscape/ui/relative-time";
import { RichText } from "@lenscape/ui/rich-text";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { ThreadMedia } from "@lenscape/ui/thread-media";
import { useQuery } from "@tanstack/react-query";
import { Check, MessageCircle } from "lucide-react";
import { Link } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { useLightbox } from "#shell/media/use-lightbox.tsx";
import { ownQuestionState } from "../queries.ts";
import { threadQuestionText as text } from "../text.ts";
import { useAcceptAnswer } from "../use-accept-answer.ts";
import { NewerFirmware } from "./newer-firmware.tsx";

interface AcceptedAnswerProps {
  threadId: string;
  question: Question;
  accepted: AcceptedAnswer;
}

/** Accepted answer below its question, with the device of its author, a warning about newer firmware, and counters. */
export function AcceptedAnswerCard({ threadId, question, accepted }: AcceptedAnswerProps) {
  const { user, device, firmware } = accepted;
  const [openGallery, viewer] = useLightbox();
  const pictures = accepted.imageList.map(({ url }) => url);
  // The firmware belongs to the model of the question, so it is not shown beside another device.
  const showsFirmware = firmware && (!device || device === question.model);
  const deviceParts = [device, showsFirmware && fillText(text.firmware, { version: firmware })].filter(
    Boolean,
  );
  const profile = paths.profile(user.userId);
  return (
    <section
      aria-label={text.acceptedTitle}
      className="overflow-hidden rounded-media border border-brand-line"
    >
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 bg-brand-soft px-4 py-2 text-brand-text">
        <h2 className="flex items-center gap-2 font-semibold text-ui">
          <Check aria-hidden="true" className="size-4.5" />
          {text.acceptedTitle}
        </h2>
        <p className="text-meta tabular-nums">
          <span>{accepted.isByAsker ? text.acceptedByAsker : text.acceptedByStaff}</span>{" "}
          <RelativeTime value={accepted.acceptedAt} />
        </p>
      </header>
      <NewerFirmware threadId={threadId} question={question} accepted={accepted} />
      <div className="px-4 py-4">
        <div className="flex items-center gap-3">
          <Link to={profile} tabIndex={-1} aria-hidden="true" className="flex-none">
            <Avatar src={user.avatar} name={user.nickname} size={40} verified={user.isVerified > 0} />
          </Link>
          <div className="min-w-0 grow">
            <div className="flex items-center gap-1.5">
              <Link to={profile} className="truncate font-semibold hover:text-brand-text">
                {user.nickname}
              </Link>
              <StaffMark isStaff={user.isStaff} />
              <LevelMark level={user.level} />
            </div>
            {deviceParts.length > 0 && <p className="text-meta text-text-muted">{deviceParts.join("，")}</p>}
          </div>
          <RelativeTime
            value={accepted.postedAt}
            className="text-meta text-text-muted tabular-nums max-md:hidden"
          />
        </div>
        <RichText html={accepted.content} className="mt-3" />
        <ThreadMedia
          images={accepted.imageList}
          className="mt-2 w-full max-w-90"
          onImageOpen={(index) => openGallery(pictures, index, text.acceptedTitle)}
        />
      </div>
      <AnswerFooter threadId={threadId} accepted={accepted} />
      {viewer}
    </section>
  );
}

function AnswerFooter({ threadId, accepted }: Omit<AcceptedAnswerProps, "question">) {
  const { api } = useApp();
  const { hasLogin } = useMember();
  const { data } = useQuery({ ...ownQuestionState(api, threadId), enabled: hasLogin });
  const [accept, isAccepting] = useAcceptAnswer(threadId);
  return (
    <footer className="flex min-h-11 flex-wrap items-center gap-x-4 border-border border-t px-4 py-1.5 text-meta text-text-secondary">
      <Link
        to={`${paths.thread(threadId)}#${commentAnchor(accepted.postId)}`}
        className="inline-flex min-h-8 items-center gap-1.5 hover:text-brand-text max-md:min-h-10"
      >
        <MessageCircle aria-hidden="true" className="size-4" />
        {text.viewDiscussion}
        <span key={accepted.replyCount} className="tabular-nums">
          {accepted.replyCount > 0 && accepted.replyCount}
        </span>
      </Link>
      <span key={accepted.helpedCount} className="ml-auto tabular-nums">
        {accepted.helpedCount > 0 && fillText(text.helpedCount, { n: accepted.helpedCount })}
      </span>
      {data?.question?.mayAccept && (
        <Button
          tone="ghost"
          size="sm"
          className="max-md:h-10"
          loading={isAccepting}
          onClick={() => accept(accepted.postId, 0)}
        >
          {text.unaccept}
        </Button>
      )}
    </footer>
  );
}
