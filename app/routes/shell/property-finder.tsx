import { type ReactElement, useState } from "react";
import { Link } from "react-router";
import type { SiteFilter } from "#app/components/sites/site-filter.ts";
import { useSitePage } from "#app/components/sites/use-site-page.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { SearchList } from "#app/ui/form/search-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { TriggerProps } from "#app/ui/overlay/trigger-props.ts";
import { Thumbnail } from "#app/ui/thumbnail.tsx";
import { mediaHref } from "#domain/content/media-reference.ts";
import { SITE_TEXT_LENGTH_MAX } from "#domain/limits.ts";

interface PropertyFinderProps {
  readonly trigger: ReactElement<TriggerProps>;
  readonly activeId: string;
  readonly onChoose: (propertyId: string) => void;
}

/** Property switcher of a large group, with server-side search. */
export function PropertyFinder({ trigger, activeId, onChoose }: PropertyFinderProps) {
  const { sites } = useMessages().entry;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover trigger={trigger} label={sites.title} open={isOpen} onOpenChange={setIsOpen}>
      <div className="w-72">
        <Finder
          activeId={activeId}
          onChoose={(id) => {
            setIsOpen(false);
            onChoose(id);
          }}
        />
        <AllProperties />
      </div>
    </Popover>
  );
}

function AllProperties() {
  const { sites } = useMessages().entry;
  const { propertyCount } = useSession();
  return (
    <Link
      to="/"
      className="mt-2 flex min-h-9 items-center gap-2.5 rounded-sm border-t border-subtle px-2.5 pt-2 text-sm font-medium text-default no-underline hover:text-link"
    >
      <Icon name="sites" size="sm" />
      {sites.all(propertyCount)}
    </Link>
  );
}

const USABLE: SiteFilter = { state: null, text: "", isUsable: true };

/** Mounted only while open, so that properties are loaded only when needed. */
function Finder({ activeId, onChoose }: Omit<PropertyFinderProps, "trigger">) {
  const { sites, toasts } = useMessages().entry;
  const [filter, setFilter] = useState(USABLE);
  const { items, isLoading } = useSitePage(filter, () =>
    showToast({ tone: "error", title: toasts.errorGettingProperty }),
  );
  return (
    <SearchList
      label={sites.search}
      placeholder={sites.search}
      maxLength={SITE_TEXT_LENGTH_MAX}
      value={filter.text}
      onValueChange={(text) => setFilter({ ...USABLE, text })}
      options={items.map(({ id, name, accountName, thumbnail }) => ({
        id,
        label: name,
        detail: accountName,
        before: <Thumbnail src={thumbnail && mediaHref(thumbnail)} size={34} />,
      }))}
      current={activeId}
      isLoading={isLoading}
      empty={sites.noMatches}
      onChoose={onChoose}
    />
  );
}
