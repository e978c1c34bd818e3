import { Card, CardHeader } from "@lenscape/ui/card";
import { Timeline } from "@lenscape/ui/timeline";
import { Check, X } from "lucide-react";
import { deviceText as text } from "#copy/device-text.ts";

const TEMPLE = "M-4 34h108c14 0 22 8 26 24l6 22";

/** A temple with its serial number, clear or under a reflection. */
function Temple({ clear }: { clear: boolean }) {
  return (
    <svg viewBox="0 0 136 88" aria-hidden="true" className="mb-1.5 block w-full rounded-md bg-surface-sunken">
      <path d={TEMPLE} className="fill-none stroke-[20] stroke-text [stroke-linecap:round]" />
      <text
        x="12"
        y="38.5"
        className={`fill-surface font-mono text-[9.5px] tracking-wide ${clear ? "" : "opacity-35"}`}
      >
        LS26 7A40 4418
      </text>
      {clear ? (
        <rect x="7" y="27.5" width="100" height="15" rx="4" className="fill-none stroke-[1.5] stroke-brand" />
      ) : (
        <ellipse cx="74" cy="34" rx="26" ry="11" className="fill-surface opacity-72" />
      )}
    </svg>
  );
}

/** How to take the picture, and how the review goes. */
export function ApplyAside() {
  return (
    <>
      <Card>
        <CardHeader title={text.howTitle} />
        <div className="px-4 pb-4">
          <div className="grid grid-cols-2 max-xs:grid-cols-1 gap-2 text-xs leading-[1.125rem]">
            <figure>
              <Temple clear />
              <figcaption className="flex items-center gap-1 text-success-text">
                <Check aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
                {text.howClear}
              </figcaption>
            </figure>
            <figure>
              <Temple clear={false} />
              <figcaption className="flex items-center gap-1 text-danger-text">
                <X aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
                {text.howBlurred}
              </figcaption>
            </figure>
          </div>
          <p className="mt-2.5 text-sm text-text-muted">{text.howText}</p>
        </div>
      </Card>
      <Card>
        <CardHeader title={text.stepsTitle} />
        <Timeline
          className="px-4 pt-1 pb-4.5"
          events={[
            { id: "submit", state: "now", title: text.stepSubmit, note: text.stepNow },
            { id: "review", state: "todo", title: text.stepReview, note: text.stepReviewNote },
            { id: "done", state: "todo", title: text.stepDone, note: text.stepDoneNote },
          ]}
        />
      </Card>
    </>
  );
}
