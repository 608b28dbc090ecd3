import { useBrand } from "#app/components/brand-context.tsx";
import { BrandLogo } from "#app/components/brand-logo.tsx";
import { LanguageMenu } from "#app/components/entry/language-menu.tsx";
import { SignOutForm } from "#app/components/entry/sign-out-form.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import { Menu, MenuLink } from "#app/ui/overlay/menu.tsx";

/** Top bar of the site selection. */
export function SitesTop({ userName }: { userName: string }) {
  const { sidebarLogoSite } = useBrand();
  const { shell, members } = useMessages();
  const { nav } = shell;
  return (
    <header className="flex-none border-b border-default bg-surface-page">
      <div className="mx-auto flex h-(--topbar-height) max-w-340 items-center justify-between gap-4 px-6 lg:px-10">
        <a href={sidebarLogoSite} className="rounded-sm">
          <BrandLogo className="h-7.5" />
        </a>
        <div className="flex items-center gap-2">
          <LanguageMenu />
          <ButtonLink to="/help" variant="ghost" size="sm" iconBefore="help">
            <span className="max-md:sr-only">{nav.help}</span>
          </ButtonLink>
          <SignOutForm>
            <Button type="submit" variant="ghost" size="sm" iconBefore="signout">
              <span className="max-md:sr-only">{nav.signOut}</span>
            </Button>
          </SignOutForm>
          <Menu
            trigger={
              <button
                type="button"
                className="ms-2 flex min-w-0 items-center gap-2.5 rounded-md p-1.5 hover:bg-surface-hover"
              >
                <Avatar name={userName} />
                <TruncatedText
                  text={userName}
                  className="max-w-50 max-md:max-w-30 text-sm font-medium text-strong"
                />
                <Icon name="chev-down" size="sm" className="text-subtle" />
              </button>
            }
          >
            <MenuLink to="/settings" icon="settings">
              {nav.settings}
            </MenuLink>
            <MenuLink to="/people" icon="users">
              {members.title}
            </MenuLink>
            <MenuLink to="/activity" icon="history">
              {members.activity.title}
            </MenuLink>
          </Menu>
        </div>
      </div>
    </header>
  );
}
