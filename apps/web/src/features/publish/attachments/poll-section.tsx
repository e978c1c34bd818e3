import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { ChartBar } from "lucide-react";
import { useState } from "react";
import { createEmptyPoll, type DraftPoll } from "./draft-poll.ts";
import { PollEditor } from "./poll-editor.tsx";
import { pollText as text } from "./text.ts";

interface PollSectionProps {
  poll: DraftPoll | null;
  /** Number of members who have voted. A poll with votes cannot change. */
  voterCount?: number;
  error?: string;
  onChange: (poll: DraftPoll | null) => void;
}

/** Button that adds a poll, or the editor of the poll. */
export function PollSection({ poll, voterCount = 0, error, onChange }: PollSectionProps) {
  const [wasAdded, setAdded] = useState(false);
  if (voterCount > 0) {
    return (
      <p className="mx-4 mb-4 flex items-start gap-2 rounded-control bg-surface-sunken px-3 py-2.5 text-meta text-text-secondary md:mx-8">
        <ChartBar aria-hidden="true" size="1rem" strokeWidth={1.7} className="mt-0.5 flex-none" />
        <span>{fillText(text.votingStarted, { n: voterCount })}</span>
      </p>
    );
  }
  if (poll) return <PollEditor {...{ poll, error, onChange }} autoFocus={wasAdded} />;
  return (
    <div className="px-4 pb-4 md:px-8">
      <Button
        size="sm"
        onClick={() => {
          setAdded(true);
          onChange(createEmptyPoll());
        }}
      >
        <ChartBar aria-hidden="true" strokeWidth={1.7} />
        {text.start}
      </Button>
    </div>
  );
}
