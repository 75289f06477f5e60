import { Component, type ReactNode, type RefObject } from 'react';

interface KeepFocusProps {
  readonly box: RefObject<Element | null>;
  readonly children: ReactNode;
}

/** The way from an element to one inside of it: at each level, the position among the children. */
type Way = readonly number[];

/**
 * Restores the focus after React has replaced the server's HTML in an element by the same content. React itself keeps
 * only the focus of elements that stay.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  override getSnapshotBeforeUpdate(): Way | null {
    const { activeElement } = document;
    return activeElement && findWay(this.props.box.current, activeElement);
  }

  override componentDidUpdate(_before: KeepFocusProps, _state: unknown, way: Way | null) {
    const box = this.props.box.current;
    if (!way || !box || box.contains(document.activeElement)) return;
    const same = way.reduce<Element | undefined>((element, at) => element?.children[at], box);
    if (same instanceof HTMLElement) same.focus({ preventScroll: true });
  }

  override render() {
    return this.props.children;
  }
}

function findWay(from: Element | null, to: Element): Way | null {
  const way: number[] = [];
  for (let element = to; element !== from; ) {
    const { parentElement } = element;
    if (!parentElement) return null;
    way.unshift([...parentElement.children].indexOf(element));
    element = parentElement;
  }
  return way;
}
