import { Component, type ReactNode } from "react";
import { useShellText } from "../popup/shell-text.ts";

interface RowBoundaryProps {
  /** Data of the row; new data is rendered again. */
  item: unknown;
  children: ReactNode;
}

/**
 * Error boundary of a row, so that invalid data of one row does not break the list. Errors go to the root's
 * `onCaughtError`.
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
  return <p className="px-4 py-3 text-meta text-text-muted">{useShellText().rowFailed}</p>;
}
