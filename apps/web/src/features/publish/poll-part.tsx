import { Button } from "@lenscape/ui/button";
import { ChartBar } from "lucide-react";
import { publishPollText as text } from "#copy/publish.ts";
import { useSoftChunk } from "#lib/soft-chunk.ts";
import { type DraftPoll, emptyPoll } from "./poll.ts";

interface PollPartProps {
  poll: DraftPoll | null;
  error?: string;
  onChange: (poll: DraftPoll | null) => void;
}

/** The way to a poll, and the poll once there is one; its form is loaded then. */
export function PollPart({ poll, error, onChange }: PollPartProps) {
  const form = useSoftChunk("publish/poll", () => import("./poll-editor.tsx"), poll !== null);
  if (poll && form) return <form.PollEditor {...{ poll, error, onChange }} />;
  return (
    <div className="px-4 pb-4 md:px-8">
      <Button size="sm" loading={poll !== null} onClick={() => onChange(emptyPoll())}>
        <ChartBar aria-hidden="true" strokeWidth={1.7} />
        {text.start}
      </Button>
    </div>
  );
}
