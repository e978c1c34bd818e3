import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { ErrorState, type ErrorStateProps } from "@lenscape/ui/error-state";
import { Link } from "@lenscape/ui/link";
import { User } from "lucide-react";
import { useLocation } from "react-router-dom";
import { getLoginPath } from "#lib/navigation-guard.ts";
import { isUnauthorizedError } from "#lib/query.ts";
import { errorText as text } from "#lib/text.ts";
import { RetryableError } from "./retryable-error.tsx";

/** Shown to visitors instead of content for members, with a link to the login. */
export function LoginRequired(props: ErrorStateProps) {
  const location = useLocation();
  return (
    <ErrorState {...props} icon={<User />} title={text.loginTitle} description={text.loginHint}>
      <Button tone={props.size === "sm" ? undefined : "primary"} asChild className="mt-3.5">
        <Link href={getLoginPath(location)}>{text.login}</Link>
      </Button>
    </ErrorState>
  );
}

export type LoadErrorProps = ErrorStateProps & { error: unknown };

/**
 * Shown instead of content that could not be loaded: a link to the login if the session has ended, otherwise the error's
 * message (ERR-013 to ERR-015, or the server's) with a retry. Status 403 has no retry.
 */
export function LoadError({ error, description, onRetry, ...props }: LoadErrorProps) {
  if (isUnauthorizedError(error)) return <LoginRequired {...props} />;
  const { code, message } = error instanceof ApiError ? error : { code: 500, message: text.failed };
  return (
    <RetryableError
      {...props}
      description={description ?? message}
      onRetry={code === 403 ? undefined : onRetry}
    />
  );
}
