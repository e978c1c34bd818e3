import { Button } from "@lenscape/ui/button";
import { cn } from "@lenscape/ui/lib/cn";
import { toast } from "@lenscape/ui/toast";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { FoldSummary } from "#shell/forms/fold.tsx";
import type { Faq } from "../filter-faqs.ts";
import { votes } from "../queries.ts";
import { helpText as text } from "../text.ts";

interface FaqItemProps {
  faq: Faq;
  /** Vote of the member. */
  vote: 0 | 1 | undefined;
  open: boolean;
}

/** A question that expands to its answer, with a vote on whether it helped. */
export function FaqItem({ faq, vote, open }: FaqItemProps) {
  const { api, queries } = useApp();
  const { id, question, answer } = faq;
  const [sendVote, isSending] = useAction(async (helpful: 0 | 1) => {
    await api.call("faqVote", { body: { id, helpful } });
    queries.setQueryData(votes(api).queryKey, (rows = []) => [
      ...rows.filter((row) => row.id !== id),
      { id, helpful },
    ]);
    toast(text.thanks, { tone: "success" });
  });
  const renderVoteButton = (helpful: 0 | 1, label: string, Icon: typeof ThumbsUp) => (
    <Button
      size="sm"
      aria-pressed={vote === helpful}
      disabled={isSending}
      onClick={() => sendVote(helpful)}
      className={cn(vote === helpful && "bg-brand-soft text-brand-text")}
    >
      <Icon aria-hidden="true" strokeWidth={1.7} />
      {label}
    </Button>
  );
  return (
    <details open={open || undefined} className="group border-border not-first:border-t">
      <FoldSummary className="min-h-14 px-4 py-3 font-semibold hover:bg-surface-hover md:px-6">
        <span className="min-w-0 wrap-anywhere">{question}</span>
      </FoldSummary>
      <div className="grid gap-2 px-4 pb-5 leading-[1.8] text-text-secondary md:px-6">
        <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <span className="text-meta text-text-muted">{text.voteLabel}</span>
          {renderVoteButton(1, text.helpful, ThumbsUp)}
          {renderVoteButton(0, text.unhelpful, ThumbsDown)}
        </div>
      </div>
    </details>
  );
}
