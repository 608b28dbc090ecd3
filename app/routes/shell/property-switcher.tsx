import { Link, useSubmit } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { getLicenceDecision } from "#app/session/application-context.ts";
import { useHeldSession } from "#app/session/session-provider.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#app/ui/overlay/menu.tsx";
import { Thumbnail } from "#app/ui/thumbnail.tsx";
import { mediaHref } from "#domain/content/media-reference.ts";
import { SITES_IN_MENU_MAX } from "#domain/limits.ts";
import { PropertyFinder } from "./property-finder.tsx";

const BUTTON =
  "mb-4 flex w-full items-center gap-2.25 rounded-row border border-default bg-surface-raised p-1.25 text-start shadow-xs hover:border-strong max-lg:justify-center lg:p-1.75";

/** Names the active property, and switches to another licensed one; with search if there are many. */
export function PropertySwitcher() {
  const { entry, shell } = useMessages();
  const { properties, listing, propertyCount, now } = useHeldSession();
  const active = useActivePropertyOrNone()?.property;
  const submit = useSubmit();

  if (!active) {
    return (
      <Link to="/" className={BUTTON}>
        <Thumbnail src={null} size={34} />
        <span className="text-sm font-medium text-strong max-lg:sr-only">{entry.sites.title}</span>
      </Link>
    );
  }

  const choose = (propertyId: string) => {
    if (propertyId === active.id) return;
    void submit({ intent: "choose", propertyId }, { method: "post", action: "/?index" });
  };
  const trigger = (
    <button type="button" aria-label={shell.switcher(active.name)} className={BUTTON}>
      <Thumbnail src={active.thumbnail && mediaHref(active.thumbnail)} size={34} />
      <span className="min-w-0 flex-1 max-lg:hidden">
        <TruncatedText className="text-sm/4.5 font-semibold text-strong" text={active.name} />
        <TruncatedText className="text-xs text-muted" text={active.accountName} />
      </span>
      <Icon name="updown" size="sm" className="text-subtle max-lg:hidden" />
    </button>
  );
  if (listing !== "whole" || propertyCount > SITES_IN_MENU_MAX) {
    return <PropertyFinder trigger={trigger} activeId={active.id} onChoose={choose} />;
  }
  const licensed = properties.filter(
    (property) => property.id === active.id || getLicenceDecision(property, now).isValid,
  );
  return (
    <Menu align="start" className="w-58" trigger={trigger}>
      {licensed.map(({ id, name }) => (
        <MenuItem key={id} checked={id === active.id} onSelect={() => choose(id)}>
          {name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuLink to="/" icon="sites">
        {propertyCount > licensed.length ? entry.sites.all(propertyCount) : shell.nav.siteSelection}
      </MenuLink>
    </Menu>
  );
}
