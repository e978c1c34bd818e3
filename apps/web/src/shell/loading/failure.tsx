import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { ErrorState, type ErrorStateProps } from "@lenscape/ui/error-state";
import { Link } from "@lenscape/ui/link";
import { User } from "lucide-react";
import { useLocation } from "react-router-dom";
import { errorText as text } from "#lib/error-text.ts";
import { loginFrom } from "#lib/guard.ts";
import { isSessionEnd } from "#lib/query.ts";
import { lazySection } from "./lazy-component.tsx";

/** Shown to visitors in place of content for members: offers to log in. */
export function LoginNeeded(props: ErrorStateProps) {
  const location = useLocation();
  return (
    <ErrorState {...props} icon={<User />} title={text.loginTitle} description={text.loginLead}>
      <Button tone={props.size === "sm" ? undefined : "primary"} asChild className="mt-3.5">
        <Link href={loginFrom(location)}>{text.login}</Link>
      </Button>
    </ErrorState>
  );
}

export type FailureProps = ErrorStateProps & { error: unknown };

/** Comes with what floats above the page, so that it is there when the network is not. */
export const Retryable = lazySection<ErrorStateProps>(() => import("./retryable.tsx"), { quiet: true });

/**
 * Shown in place of content that could not be fetched. Offers to log in after a session has ended; otherwise shows the
 * error's message (ERR-013 to ERR-015, or the server's). A permanent refusal offers no retry.
 */
export function Failure({ error, description, onRetry, ...props }: FailureProps) {
  if (isSessionEnd(error)) return <LoginNeeded {...props} />;
  const { code, message } = error instanceof ApiError ? error : { code: 500, message: text.failed };
  const shown = {
    ...props,
    description: description ?? message,
    onRetry: code === 403 ? undefined : onRetry,
  };
  return <Retryable {...shown} waiting={<ErrorState {...shown} />} />;
}
