import type { Draft } from "#domain/content/document.ts";
import { findDestination } from "./buttons/actions.ts";
import { ButtonDialog, hasDialog } from "./buttons/button-dialog.tsx";
import { PagePath, useLinkHref } from "./buttons/link-href.ts";
import { Sheet } from "./dialog-frame.tsx";
import type { FormTarget } from "./guest-form.tsx";
import { InLanguage } from "./localized-text.tsx";
import { NewTabNote } from "./new-tab-note.tsx";
import { portalPath } from "./portal-path.ts";
import { createTextLanguage } from "./text-language.ts";
import type { ShownButton } from "./tile/shown-buttons.ts";
import { TypedText } from "./typed-text.tsx";
import { getWords } from "./words/words.ts";

interface GuardedContentProps {
  readonly draft: Draft;
  readonly entry: ShownButton;
  readonly target: FormTarget;
}

/**
 * Content of a guarded button after passing: its dialog, or a sheet with its destination. Has a `lang` if it
 * differs from the page's.
 */
export function GuardedContent(props: GuardedContentProps) {
  const { slug, language } = props.target;
  return (
    <PagePath value={portalPath(slug, language)}>
      <InLanguage spoken={props.entry.language} around={language}>
        <Opened {...props} />
      </InLanguage>
    </PagePath>
  );
}

function Opened({ draft, entry, target }: GuardedContentProps) {
  const { button, fallbacks, language: spoken } = entry;
  const words = getWords(spoken);
  const getHref = useLinkHref();
  if (hasDialog(button)) {
    return (
      <ButtonDialog
        button={button}
        words={words}
        language={target.language}
        propertyName={draft.name}
        textLanguage={createTextLanguage(fallbacks, draft.defaultLanguage)}
        mode="published"
        target={target}
      />
    );
  }
  const destination = findDestination(button);
  return (
    <Sheet button={button} words={words}>
      <div className="p-body">
        <h2 id={`t-${button.id}`}>
          <bdi>
            <TypedText>{button.name}</TypedText>
          </bdi>
        </h2>
        <div className="p-subs">
          <a
            className="p-sub p-full p-solid"
            href={getHref(destination)}
            target={destination?.isNewTab ? "_blank" : undefined}
            rel={destination?.isNewTab ? "noopener" : undefined}
          >
            <bdi>
              <TypedText>{button.name}</TypedText>
            </bdi>
            {destination?.isNewTab ? <NewTabNote words={words} /> : null}
          </a>
        </div>
      </div>
    </Sheet>
  );
}
