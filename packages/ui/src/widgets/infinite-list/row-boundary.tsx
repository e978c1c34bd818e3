import { Component, type ReactNode } from "react";
import { useShellText } from "../popup/shell-text.ts";

interface RowBoundaryProps {
  /** The row's data: with other data the row is tried again. */
  item: unknown;
  children: ReactNode;
}

/**
 * Keeps one row that cannot be rendered from taking the whole list away: its data may break what its type promises.
 * What was thrown goes to the root's `onCaughtError`.
 */
export class RowBoundary extends Component<RowBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate({ item }: RowBoundaryProps) {
    if (this.state.broken && item !== this.props.item) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? <BrokenRow /> : this.props.children;
  }
}

function BrokenRow() {
  return <p className="px-4 py-3 text-sm text-text-muted">{useShellText().rowFailed}</p>;
}
