import { useState } from "react";

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor?: string | undefined;
}

/** A paged list: the newest page and older ones, without duplicates; another `key` restarts it. */
export function usePages<Item extends { readonly id: string }>(
  newest: Page<Item>,
  readOlder: (cursor: string) => Promise<Page<Item> | null>,
  key = "",
) {
  const [older, setOlder] = useState<Page<Item> | null>(null);
  const [keyBefore, setKeyBefore] = useState(key);
  if (key !== keyBefore) {
    setKeyBefore(key);
    setOlder(null);
  }
  const [isLoading, setIsLoading] = useState(false);
  const known = new Set(newest.items.map(({ id }) => id));
  const items = [...newest.items, ...(older?.items ?? []).filter(({ id }) => !known.has(id))];
  const cursor = (older ?? newest).nextCursor;

  async function loadOlder() {
    if (!cursor) return;
    setIsLoading(true);
    try {
      const page = await readOlder(cursor);
      if (page) setOlder({ items: [...(older?.items ?? []), ...page.items], nextCursor: page.nextCursor });
    } finally {
      setIsLoading(false);
    }
  }
  /** Replaces an entry on any page. */
  function replace(item: Item) {
    setOlder(
      (pages) => pages && { ...pages, items: pages.items.map((one) => (one.id === item.id ? item : one)) },
    );
  }
  return { items, replace, hasOlder: cursor !== undefined, isLoading, loadOlder };
}
