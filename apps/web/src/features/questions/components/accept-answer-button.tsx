import type { Thread } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useApp, useMember } from "#lib/app.tsx";
import { ownQuestionState } from "../queries.ts";
import { threadQuestionText as text } from "../text.ts";
import { useAcceptAnswer } from "../use-accept-answer.ts";

interface AcceptAnswerButtonProps {
  thread: Thread;
  answer: { id: string; user: { nickname: string } };
}

/** Button below an answer that accepts it, for members who may accept answers of the question. */
export function AcceptAnswerButton({ thread, answer }: AcceptAnswerButtonProps) {
  const { api } = useApp();
  const { hasLogin } = useMember();
  const { data } = useQuery({ ...ownQuestionState(api, thread.id), enabled: hasLogin });
  const [accept, isAccepting] = useAcceptAnswer(thread.id);
  if (thread.question?.accepted?.postId === answer.id || !data?.question?.mayAccept) return null;
  return (
    <div className="mt-2 flex justify-end">
      <Button
        size="sm"
        className="max-md:h-10"
        aria-label={fillText(text.acceptLabel, { name: answer.user.nickname })}
        loading={isAccepting}
        onClick={() => accept(answer.id, 1)}
      >
        <Check aria-hidden="true" />
        {text.accept}
      </Button>
    </div>
  );
}
