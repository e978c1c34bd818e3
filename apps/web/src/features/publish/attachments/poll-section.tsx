import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { ChartBar } from "lucide-react";
import { useRef } from "react";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { publishPollText as text } from "../text.ts";
import { type DraftPoll, emptyPoll } from "./draft-poll.ts";

const PollEditor = lazySection(async () => ({ default: (await import("./poll-editor.tsx")).PollEditor }));

interface PollPartProps {
  poll: DraftPoll | null;
  /** How many have voted: then it stays as it is. */
  voters?: number;
  error?: string;
  onChange: (poll: DraftPoll | null) => void;
}

/** The way to a poll, and the poll once there is one; its form is loaded then. */
export function PollPart({ poll, voters = 0, error, onChange }: PollPartProps) {
  const begun = useRef(false);
  if (voters > 0) {
    return (
      <p className="mx-4 mb-4 flex items-start gap-2 rounded-md bg-surface-sunken px-3 py-2.5 text-sm text-text-secondary md:mx-8">
        <ChartBar aria-hidden="true" size="1rem" strokeWidth={1.7} className="mt-0.5 flex-none" />
        {fillText(text.begun, { n: voters })}
      </p>
    );
  }
  const start = (
    <div className="px-4 pb-4 md:px-8">
      <Button
        size="sm"
        loading={poll !== null}
        onClick={() => {
          begun.current = true;
          onChange(emptyPoll());
        }}
      >
        <ChartBar aria-hidden="true" strokeWidth={1.7} />
        {text.start}
      </Button>
    </div>
  );
  return poll ? <PollEditor {...{ poll, error, onChange }} begun={begun.current} waiting={start} /> : start;
}
