import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { ErrorState, type ErrorStateProps } from "@lenscape/ui/error-state";
import { Link } from "@lenscape/ui/link";
import { User } from "lucide-react";
import { useLocation } from "react-router-dom";
import { errorText as text } from "#copy/errors.ts";
import { loginFrom } from "#lib/guard.ts";
import { isSessionEnd } from "#lib/query.ts";

const isUnanswered = ({ kind }: ApiError) => kind === "network" || kind === "timeout";

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

/**
 * Shown in place of content that could not be fetched, with the reason: without a session it offers to log in, without
 * an answer it blames the network, otherwise it shows the server's message. A permanent refusal offers no retry.
 */
export function Failure({ error, description, onRetry, loading, ...props }: FailureProps) {
  if (!(error instanceof ApiError))
    return <ErrorState description={text.failed} {...props} loading={loading} onRetry={onRetry} />;
  if (isSessionEnd(error)) return <LoginNeeded {...props} />;
  return (
    <ErrorState
      {...props}
      description={description ?? (isUnanswered(error) ? undefined : error.message)}
      loading={loading}
      onRetry={error.code === 403 ? undefined : onRetry}
    />
  );
}
