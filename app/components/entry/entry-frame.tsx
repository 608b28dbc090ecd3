import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useBrand } from "../brand-context.tsx";
import { BrandLogo } from "../brand-logo.tsx";
import { LanguageMenu } from "./language-menu.tsx";

/** Titles with more characters than this are set in a smaller size. */
const LONG_TITLE = 40;

interface EntryFrameProps {
  /** Window title, if it differs from the heading. */
  readonly pageTitle?: string;
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly children: ReactNode;
}

/** Layout of account pages outside the shell, with the brand's picture. */
export function EntryFrame({ pageTitle, title, subtitle, children }: EntryFrameProps) {
  const { companyName, portalName, pictures, version, entryWords, ...brand } = useBrand();
  const { signIn } = useMessages("everywhere").entry;
  return (
    <main className="grid min-h-(--screen-height) bg-surface-page md:grid-cols-[minmax(27.5rem,37.5rem)_minmax(0,1fr)]">
      <title>{`${pageTitle ?? title} · ${portalName}`}</title>
      <div className="mx-auto flex w-full min-w-0 max-w-112 flex-col px-6 pt-10 pb-8">
        <div className="flex items-center justify-between gap-4">
          <a href={brand.loginLogoSite} className="rounded-sm">
            <BrandLogo className="h-9" />
          </a>
          <LanguageMenu className="-me-2" />
        </div>
        <div className="my-auto py-8">
          {/* A brand name may be a single word of sixty letters. */}
          <h1
            className={classNames(
              "wrap-anywhere text-balance hyphens-auto font-semibold text-strong",
              title.length > LONG_TITLE ? "text-2xl" : "text-3xl",
            )}
          >
            {title}
          </h1>
          <p className="wrap-anywhere mt-2.5 text-lg text-muted">{subtitle}</p>
          {children}
        </div>
        <footer className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-xs text-subtle">
          <span>
            {companyName} · {signIn.version(version)}
          </span>
          <span className="flex gap-5">
            <a href={brand.quickStart} className="rounded-xs text-muted hover:underline">
              {signIn.quickStart}
            </a>
            <a href={brand.privacyPolicy} className="rounded-xs text-muted hover:underline">
              {signIn.privacy}
            </a>
          </span>
        </footer>
      </div>
      <figure className="relative my-4 me-4 overflow-hidden rounded-2xl max-md:hidden">
        <img
          src={pictures.loginImage}
          alt=""
          className="absolute inset-0 size-full object-cover object-[50%_60%]"
        />
        <div className="picture-shade absolute inset-0 rounded-[inherit] shadow-picture" />
        <figcaption className="absolute inset-x-8 bottom-11 text-on-dark lg:inset-x-12">
          <p className="max-w-115 text-balance text-2xl font-semibold lg:text-3xl">{entryWords.title}</p>
          <p className="mt-3 max-w-110 text-lg text-on-dark-muted">{entryWords.text}</p>
        </figcaption>
      </figure>
    </main>
  );
}
