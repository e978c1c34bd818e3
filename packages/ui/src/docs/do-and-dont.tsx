import { Check, X } from "lucide-react";
import { useEffect, useState } from "react";
import { cn } from "../lib/cn.ts";
import { loadGuidance, type Pair } from "./guidance.ts";

/** Shows the recommended and discouraged uses of a widget side by side. */
export function DoAndDont({ folder }: { folder: string }) {
  const [pairs, setPairs] = useState<Pair[]>();
  useEffect(() => void loadGuidance(folder).then(setPairs), [folder]);
  if (!pairs) return <div className="mb-6 h-42" />;
  return (
    <div className="mb-6 grid gap-4 md:grid-cols-2">
      {pairs.flatMap((pair) => [
        <Example key={pair.do} isGood example={pair.good} text={pair.do} />,
        <Example key={pair.dont} example={pair.bad} text={pair.dont} />,
      ])}
    </div>
  );
}

function Example({
  isGood = false,
  example,
  text,
}: {
  isGood?: boolean;
  example: Pair["good"];
  text: string;
}) {
  const Icon = isGood ? Check : X;
  return (
    <figure className="m-0 flex flex-col overflow-hidden rounded-media border border-border">
      <div inert className="grid min-h-30 grow place-items-center bg-bg p-5">
        <div className="w-full max-w-80 [&>*]:mx-auto">{example}</div>
      </div>
      <figcaption
        className={cn(
          "flex gap-2 border-t-2 px-3.5 py-2.5 text-meta",
          isGood ? "border-success" : "border-danger",
        )}
      >
        <Icon
          aria-hidden="true"
          size="1rem"
          className={cn("mt-0.5 flex-none", isGood ? "text-success-text" : "text-danger-text")}
        />
        <span>
          <b className="font-semibold">{isGood ? "要" : "不要"}</b>　{text}
        </span>
      </figcaption>
    </figure>
  );
}
