import { ErrorState } from "@lenscape/ui/error-state";
import { type ComponentType, type ReactNode, useState } from "react";
import { useSoftChunk } from "#lib/soft-chunk.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Like `lazy`, for a part in the middle of a page: `waiting` keeps its room until the code is there. Where it does not
 * come the rest of the page stays, and the room offers to try again under the name `failure`.
 */
export function bodyPart<Props extends object>(load: Load<Props>, failure?: string) {
  return function BodyPart({ waiting, ...props }: Props & { waiting: ReactNode }) {
    const [failed, setFailed] = useState(false);
    const code = useSoftChunk(load, !failed, () => setFailed(true));
    if (code) return <code.default {...(props as unknown as Props)} />;
    return failed ? <ErrorState size="sm" title={failure} onRetry={() => setFailed(false)} /> : waiting;
  };
}

/**
 * Like `lazy`, for what a page can do without: `waiting` stands there until the code has come, and stays where it does
 * not come before the network is back.
 */
export function quietPart<Props extends object>(load: Load<Props>) {
  return function QuietPart({ waiting, ...props }: Props & { waiting?: ReactNode }) {
    const code = useSoftChunk(load);
    return code ? <code.default {...(props as unknown as Props)} /> : waiting;
  };
}
