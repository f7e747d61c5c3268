import { Component, type ReactNode } from "react";
import { LocalErrorBox } from "./error-screen.tsx";

type Props = { children: ReactNode; onReset?: () => void };

/** Keeps the failure of one part from taking the page: around charts, editors, previews. */
export class LocalErrorBoundary extends Component<Props, { error: unknown; hasFailed: boolean }> {
  override state = { error: undefined, hasFailed: false };
  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }
  override componentDidCatch(error: unknown) {
    console.error(error);
  }
  readonly tryAgain = () => {
    this.props.onReset?.();
    this.setState({ error: undefined, hasFailed: false });
  };
  override render() {
    return this.state.hasFailed ? <LocalErrorBox error={this.state.error} onTryAgain={this.tryAgain} /> : this.props.children;
  }
}
