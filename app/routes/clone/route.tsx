import { useState } from "react";
import { redirect } from "react-router";
import { EditorsOnly, ViewerNotice } from "#app/components/editors-only.tsx";
import { articlePath } from "#app/components/help/articles.ts";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import type { SiteFilter } from "#app/components/sites/site-filter.ts";
import { useSitePage } from "#app/components/sites/use-site-page.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readActiveProperty } from "#app/session/active-property.ts";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { getLicenceDecision } from "#app/session/application-context.ts";
import { listsProperties } from "#app/session/lists-properties.server.ts";
import { useRights } from "#app/session/role-context.tsx";
import { getServer } from "#app/session/server-context.ts";
import { useListedProperties } from "#app/session/use-listed-properties.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ActionBar } from "#app/ui/layout/action-bar.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Thumbnail } from "#app/ui/thumbnail.tsx";
import { type ContentCount, countContent } from "#domain/content/content-count.ts";
import { mediaHref } from "#domain/content/media-reference.ts";
import type { CloneLanguages } from "#domain/content/translation/clone-languages.ts";
import type { Property } from "#domain/property/property.ts";
import type { Route } from "./+types/route.ts";
import { CloneDialog } from "./clone-dialog.client.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { TargetCard } from "./target-card.tsx";

/** Properties that can be cloned onto, by any name. */
const USABLE: SiteFilter = { state: null, text: "", isUsable: true };
/** Number of properties from which the list has a search field. */
const SEARCH_FROM = 8;

export const middleware = [listsProperties];

/** Content of the active property that can be cloned. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const propertyId = readActiveProperty(request);
  if (propertyId === null) throw redirect("/");
  const response = await getServer(context).api.api.properties[":propertyId"].draft.$get({
    param: { propertyId },
  });
  if (!response.ok) throw redirect("/");
  const { documents } = await response.json();
  const filled = documents.flatMap(({ section, language, body }) =>
    section === "buttons" && language !== "" && body.buttons.length > 0 ? [language] : [],
  );
  return { count: countContent(documents), filled };
}

/** Clones styling and buttons of the active property onto another property of the group [S15, S47]. */
export default function Clone({ loaderData }: Route.ComponentProps) {
  const { recovery, common, problems, guidance, entry, members } = useMessages();
  const words = recovery.clone;
  const { property, licence } = useActiveProperty();
  const { properties, now } = useListedProperties();
  const [filter, setFilter] = useState(USABLE);
  const page = useSitePage(filter, () =>
    showToast({ tone: "error", title: entry.toasts.errorGettingProperty }),
  );
  const { mayEdit } = useRights();
  const [targetId, setTargetId] = useState<string | null>(null);
  const [languages, setLanguages] = useState<CloneLanguages>("keep");
  const [isAsking, setIsAsking] = useState(false);
  const isTarget = (one: Property) => one.id !== property.id && getLicenceDecision(one, now).isValid;
  const targets = page.items.filter(isTarget);
  const target = targets.find(({ id }) => id === targetId) ?? null;
  return (
    <>
      <ScreenHeader
        title={words.title}
        actions={
          <ButtonLink to="/setup/homepage" variant="ghost" size="sm" iconBefore="arrow-left">
            {words.back}
          </ButtonLink>
        }
      />
      <div className="@container min-h-0 flex-1 overflow-y-auto bg-surface-canvas p-8">
        <ViewerNotice className="mb-5 mx-auto w-full max-w-280" />
        {licence.isValid ? null : (
          <Notice
            tone="danger"
            className="mb-5 mx-auto w-full max-w-280"
            action={
              <TextLink to={articlePath("licence-unavailable")} plain>
                {guidance.howToSolve}
              </TextLink>
            }
          >
            {problems.codes.licence_unavailable}
          </Notice>
        )}
        <div className="grid mx-auto w-full max-w-280 items-start gap-4 @min-[44rem]:grid-cols-[1fr_auto_1fr]">
          <SourceCard property={property} count={loaderData.count} />
          <span className="mx-auto grid size-11 place-items-center self-center rounded-full bg-surface-highlight text-icon-current max-[60rem]:rotate-90 @min-[44rem]:rotate-0 @min-[44rem]:self-start @min-[44rem]:mt-22">
            <Icon name="arrow-right" size="lg" />
          </span>
          <EditorsOnly>
            <TargetCard
              targets={targets}
              sought={filter.text}
              onSeek={(text) => setFilter({ ...USABLE, text })}
              isLong={properties.length > SEARCH_FROM}
              chosen={target?.id ?? null}
              onChoose={setTargetId}
            />
          </EditorsOnly>
        </div>
        {target === null ? null : (
          <div className="mt-4 mx-auto w-full max-w-280">
            <LanguageChoice source={property} target={target} value={languages} onChange={setLanguages} />
          </div>
        )}
      </div>
      <ActionBar
        state={
          <p className="text-sm text-muted">
            {!mayEdit ? members.viewerReason : target === null ? words.choose : words.afterwards}
          </p>
        }
        actions={
          <>
            <ButtonLink to="/setup/homepage" variant="ghost">
              {common.cancel}
            </ButtonLink>
            <Button
              variant="primary"
              disabled={target === null || !licence.isValid || !mayEdit}
              onClick={() => setIsAsking(true)}
            >
              {words.action}
            </Button>
          </>
        }
      />
      {isAsking && target !== null ? (
        <CloneDialog
          source={property}
          target={target}
          languages={languages}
          filled={loaderData.filled}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}

/** The source property: what is cloned, and what is not. */
function SourceCard({ property, count }: { property: Property; count: ContentCount }) {
  const words = useMessages().recovery.clone;
  const { theme, buttons, social, stays } = words.takes;
  return (
    <Card title={words.from}>
      <div className="flex items-center gap-3.5">
        <Thumbnail src={property.thumbnail && mediaHref(property.thumbnail)} size={56} />
        <div className="min-w-0">
          <TruncatedText as="p" className="font-semibold text-strong" text={property.name} />
          <p className="text-sm text-muted">{words.summary(count.buttons, count.languages.length)}</p>
        </div>
      </div>
      <ul className="mt-5 flex flex-col gap-3 border-t border-subtle pt-5 text-sm">
        <Entry text={theme} />
        <Entry text={buttons} />
        <Entry text={social} />
        <Entry text={stays} isLeftOut />
      </ul>
    </Card>
  );
}

function Entry({ text, isLeftOut = false }: { text: string; isLeftOut?: boolean }) {
  return (
    <li className={classNames("flex gap-3", isLeftOut ? "text-muted" : "text-strong")}>
      <Icon
        name={isLeftOut ? "minus" : "check"}
        size="sm"
        className={classNames("mt-0.5", !isLeftOut && "text-success-icon")}
      />
      <span>{text}</span>
    </li>
  );
}
