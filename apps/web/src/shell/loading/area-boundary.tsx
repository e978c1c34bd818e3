import { ApiError } from "@lenscape/api/errors";
import { ErrorState } from "@lenscape/ui/error-state";
import { Component, type ReactNode } from "react";
import { isRouteErrorResponse } from "react-router-dom";
import { errorText as text } from "#lib/text.ts";

interface AreaBoundaryProps {
  /** Rendered instead of the error message, for areas that the page works without. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface AreaBoundaryState {
  hasFailed: boolean;
  error?: unknown;
}

/** Whether the page's error boundary handles an error: an API error or a response that a loader threw. */
const isPageError = (error: unknown) =>
  error instanceof ApiError || error instanceof Response || isRouteErrorResponse(error);

/**
 * Error boundary of one area of a page, such as the feed or the footer. If the area throws while rendering, for example
 * because browser translation has replaced its text nodes, the area shows an error message with a retry and the rest of
 * the page keeps working. React logs the error. API errors pass through to the page's error boundary.
 */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): AreaBoundaryState {
    return { hasFailed: true, error };
  }

  override render() {
    const { children, fallback } = this.props;
    const { hasFailed, error } = this.state;
    if (!hasFailed) return children;
    if (isPageError(error)) throw error;
    if (fallback !== undefined) return fallback;
    return (
      <ErrorState size="sm" description={text.failed} onRetry={() => this.setState({ hasFailed: false })} />
    );
  }
}
