import { Check, X } from "lucide-react";
import { cn } from "../lib/cn.ts";
import { GUIDANCE, type Pair } from "./guidance.ts";

/** What to do and what not, drawn side by side. Nothing for a widget that has none. */
export function DoAndDont({ folder }: { folder: string }) {
  const pairs = GUIDANCE[folder] ?? [];
  return (
    <div className="mb-6 grid gap-4 md:grid-cols-2">
      {pairs.flatMap((pair) => [
        <Example key={`do ${pair.to}`} yes drawn={pair.good} says={pair.to} />,
        <Example key={`dont ${pair.notTo}`} drawn={pair.bad} says={pair.notTo} />,
      ])}
    </div>
  );
}

function Example({ yes = false, drawn, says }: { yes?: boolean; drawn: Pair["good"]; says: string }) {
  const Icon = yes ? Check : X;
  return (
    <figure className="m-0 flex flex-col overflow-hidden rounded-media border border-border">
      <div inert className="grid min-h-30 grow place-items-center bg-bg p-5">
        <div className="w-full max-w-80 [&>*]:mx-auto">{drawn}</div>
      </div>
      <figcaption
        className={cn(
          "flex gap-2 border-t-2 px-3.5 py-2.5 text-meta",
          yes ? "border-success" : "border-danger",
        )}
      >
        <Icon
          aria-hidden="true"
          size="1rem"
          className={cn("mt-0.5 flex-none", yes ? "text-success-text" : "text-danger-text")}
        />
        <span>
          <b className="font-semibold">{yes ? "要" : "不要"}</b>　{says}
        </span>
      </figcaption>
    </figure>
  );
}
