import { Component, type ReactNode, type RefObject } from 'react';

interface KeepFocusProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * Restores the focus after React has replaced the server's HTML in an element by the same content. React itself keeps
 * only the focus of elements that stay.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  private listElements(): readonly HTMLElement[] {
    return [...(this.props.box.current?.querySelectorAll<HTMLElement>('*') ?? [])];
  }

  /** The position of the focused element. -1: the focus is elsewhere. */
  override getSnapshotBeforeUpdate(): number {
    return this.listElements().findIndex((element) => element === document.activeElement);
  }

  override componentDidUpdate(_before: KeepFocusProps, _state: unknown, at: number) {
    this.listElements()[at]?.focus({ preventScroll: true });
  }

  override render() {
    return this.props.children;
  }
}
