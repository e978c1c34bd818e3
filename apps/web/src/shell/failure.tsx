import { ApiError } from "@lenscape/api/errors";
import { Button, type ButtonProps } from "@lenscape/ui/button";
import { ErrorState, type ErrorStateProps } from "@lenscape/ui/error-state";
import { Link } from "@lenscape/ui/link";
import { UserRound } from "lucide-react";
import { useLocation } from "react-router-dom";
import { errorText as text } from "#copy/errors.ts";
import { loginFrom } from "#lib/guard.ts";
import { isSessionEnd } from "#lib/query.ts";

const isUnanswered = ({ kind }: ApiError) => kind === "network" || kind === "timeout";

/** Leads to the login, and from there back here. */
export function LoginButton({ tone }: Pick<ButtonProps, "tone">) {
  const location = useLocation();
  return (
    <Button tone={tone} asChild>
      <Link href={loginFrom(location)}>{text.login}</Link>
    </Button>
  );
}

/** Stands where something would stand for a member: it offers to log in. */
export function LoginNeeded(props: ErrorStateProps) {
  return (
    <ErrorState {...props} icon={<UserRound />} title={text.loginTitle} description={text.loginLead}>
      <div className="mt-3.5">
        <LoginButton tone={props.size === "sm" ? undefined : "primary"} />
      </div>
    </ErrorState>
  );
}

export type FailureProps = ErrorStateProps & { error: unknown };

/**
 * Stands in for what could not be fetched and says why: without a session it offers to log in, without an answer it is
 * the network, and otherwise it says what the server says. A refusal for good offers no retry.
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
