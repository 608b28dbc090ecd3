import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { type ArticleName, articlePath, getArticle } from "#app/components/help/articles.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { cutAtHits } from "./search.ts";

interface HelpArticleProps {
  readonly name: ArticleName;
  readonly says: readonly string[];
  readonly words: readonly string[];
  /** `null` before scripts run, when the browser opens the article by `:target`. */
  readonly isOpen: boolean | null;
}

/** An article: its question, which links to itself, and its answer when open. */
export function HelpArticle({ name, says, words, isOpen }: HelpArticleProps) {
  const { help, articles } = useMessages("guide");
  const { title, what, todo } = articles[name];
  const { pathname, search } = useLocation();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) element.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const steps = todo.split("\n");
  const { to } = getArticle(name);
  return (
    <article ref={element} id={name} className="group scroll-my-6 not-first:border-t not-first:border-subtle">
      <h3>
        <Link
          to={isOpen ? `${pathname}${search}` : `#${name}`}
          preventScrollReset
          aria-expanded={isOpen ?? undefined}
          data-article-link=""
          className="flex items-center gap-3 rounded-sm px-5 py-3.5 font-medium text-strong hover:bg-surface-hover focus-visible:-outline-offset-2"
        >
          <span className="min-w-0 flex-1">
            <Marked text={title} words={words} />
          </span>
          <Icon
            name="chev-down"
            size="sm"
            className={classNames(
              "text-muted transition-transform duration-base ease-out",
              isOpen && "rotate-180",
            )}
          />
        </Link>
      </h3>
      {isOpen === false ? (
        <Excerpt text={[...says, what, ...steps]} words={words} />
      ) : (
        <div className={classNames("px-5 pb-5", isOpen === null && "hidden group-target:block")}>
          {says.length > 0 ? (
            <div className="mb-3 rounded-md border border-default bg-surface-sunken px-3.5 py-2.5 text-sm">
              <p className="text-xs text-muted">{help.says}</p>
              <ul className="mt-0.5 text-strong">
                {says.map((message) => (
                  <li key={message}>
                    <Marked text={message} words={words} />
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          <p className="text-pretty text-default">
            <Marked text={what} words={words} />
          </p>
          {steps.length > 1 ? (
            <ul className="mt-3 flex list-disc flex-col gap-1.5 ps-5 text-default marker:text-muted">
              {steps.map((step) => (
                <li key={step} className="ps-1 text-pretty">
                  <Marked text={step} words={words} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-3 text-pretty text-default">
              <Marked text={todo} words={words} />
            </p>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-5 text-sm">
            {to ? (
              <TextLink to={to} iconAfter="arrow-right">
                {help.take}
              </TextLink>
            ) : null}
            <CopyLink name={name} />
          </div>
        </div>
      )}
    </article>
  );
}

/** The line with a match outside the title. */
function Excerpt({ text, words }: { text: readonly string[]; words: readonly string[] }) {
  const line = words.length === 0 ? undefined : text.find((entry) => hasHit(entry, words));
  if (line === undefined) return null;
  return (
    <p className="-mt-2 truncate px-5 pb-3.5 text-sm text-muted">
      <Marked text={line} words={words} />
    </p>
  );
}

function hasHit(text: string, words: readonly string[]): boolean {
  return cutAtHits(text, words).some(({ isHit }) => isHit);
}

/** Copies the link to an article. */
function CopyLink({ name }: { name: ArticleName }) {
  const { link, copied } = useMessages("guide").help;
  async function copy() {
    await navigator.clipboard.writeText(`${location.origin}${articlePath(name)}`);
    showToast({ tone: "success", title: copied });
  }
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="inline-flex items-center gap-1 rounded-xs font-medium text-link hover:underline"
    >
      <Icon name="link" size="sm" />
      {link}
    </button>
  );
}

interface MarkedProps {
  readonly text: string;
  /** Search words, folded. */
  readonly words: readonly string[];
}

/** A text with search words highlighted. */
function Marked({ text, words }: MarkedProps) {
  if (words.length === 0) return text;
  let start = 0;
  return cutAtHits(text, words).map(({ text: piece, isHit }) => {
    const key = start;
    start += piece.length;
    return isHit ? (
      <mark key={key} className="rounded-xs bg-accent-surface text-strong">
        {piece}
      </mark>
    ) : (
      piece
    );
  });
}
