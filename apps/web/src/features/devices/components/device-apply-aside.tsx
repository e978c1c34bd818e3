import { Card, CardHeader } from "@lenscape/ui/card";
import { Timeline } from "@lenscape/ui/timeline";
import { Check, X } from "lucide-react";
import { certificationText as text } from "../text.ts";

const TEMPLE_PATH = "M-4 34h108c14 0 22 8 26 24l6 22";

/** Drawing of a temple with its serial number, readable or hidden by a reflection. */
function TempleDrawing({ isClear }: { isClear: boolean }) {
  return (
    <svg
      viewBox="0 0 136 88"
      aria-hidden="true"
      className="mb-1.5 block w-full rounded-control bg-surface-sunken"
    >
      <path d={TEMPLE_PATH} className="fill-none stroke-[20] stroke-text [stroke-linecap:round]" />
      <text
        x="12"
        y="38.5"
        className={`fill-surface font-mono text-[9.5px] tracking-wide ${isClear ? "" : "opacity-35"}`}
      >
        LS26 7A40 4418
      </text>
      {isClear ? (
        <rect x="7" y="27.5" width="100" height="15" rx="4" className="fill-none stroke-[1.5] stroke-brand" />
      ) : (
        <ellipse cx="74" cy="34" rx="26" ry="11" className="fill-surface opacity-72" />
      )}
    </svg>
  );
}

/** Sidebar of the application form: how to take the photo, and the steps of the review. */
export function DeviceApplyAside() {
  return (
    <>
      <Card>
        <CardHeader title={text.photoTitle} />
        <div className="px-4 pb-4">
          <div className="grid grid-cols-2 max-xs:grid-cols-1 gap-2 text-meta leading-[1.125rem]">
            <figure>
              <TempleDrawing isClear />
              <figcaption className="flex items-center gap-1 text-success-text">
                <Check aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
                {text.photoClear}
              </figcaption>
            </figure>
            <figure>
              <TempleDrawing isClear={false} />
              <figcaption className="flex items-center gap-1 text-danger-text">
                <X aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
                {text.photoBlurred}
              </figcaption>
            </figure>
          </div>
          <p className="mt-2.5 text-meta text-text-muted">{text.photoHint}</p>
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
