import type { Thread } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { questionText as text } from "#copy/question-text.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { questionStanding } from "../queries.ts";
import { useAccept } from "../use-accept-answer.ts";

interface AcceptButtonProps {
  thread: Thread;
  answer: { id: string; user: { nickname: string } };
}

/** Below an answer that is not accepted: the button that accepts it, for those who may. */
export default function AcceptButton({ thread, answer }: AcceptButtonProps) {
  const { api } = useApp();
  const { hasLogin } = useMember();
  const { data } = useQuery({ ...questionStanding(api, thread.id), enabled: hasLogin });
  const [accept, accepting] = useAccept(thread.id);
  if (thread.question?.accepted?.postId === answer.id || !data?.question?.mayAccept) return null;
  return (
    <div className="mt-2 flex justify-end">
      <Button
        size="sm"
        className="max-md:h-10"
        aria-label={fillText(text.acceptOf, { name: answer.user.nickname })}
        loading={accepting}
        onClick={() => accept(answer.id, 1)}
      >
        <Check aria-hidden="true" />
        {text.accept}
      </Button>
    </div>
  );
}
