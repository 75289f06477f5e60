type Event = Readonly<Record<string, string>>;

declare global {
  /** Where a tag manager picks up what happened, whenever it arrives; nothing is sent without one. */
  var dataLayer: Event[] | undefined;
}

export function tellTagManager(event: Event): void {
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push(event);
}
