import desktop from "./desktop-picture.svg?url&no-inline";

/** Illustrations in the brand's colours. Decorative: the text beside them says everything. */

/** A door between buildings: no property assigned yet. */
export function DoorPicture() {
  return (
    <svg width="184" height="140" viewBox="0 0 184 140" aria-hidden="true">
      <defs>
        <linearGradient id="buildings" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--primary-100)" />
          <stop offset="1" stopColor="var(--primary-50)" />
        </linearGradient>
      </defs>
      <ellipse cx="92" cy="126" rx="86" ry="9" fill="var(--neutral-100)" />
      <path d="M18 126V52l26-16 26 16v74z" fill="url(#buildings)" />
      <path d="M114 126V60h52v66z" fill="url(#buildings)" />
      <path
        d="M122 72h10v12h-10zM148 72h10v12h-10zM122 96h10v12h-10zM148 96h10v12h-10zM38 62h12v14H38zM38 90h12v14H38z"
        fill="var(--neutral-0)"
      />
      <path
        d="M58 126V58c0-19 15-34 34-34s34 15 34 34v68z"
        fill="var(--neutral-0)"
        stroke="var(--primary-200)"
        strokeWidth="2"
      />
      <path d="M70 126V60c0-12 10-22 22-22s22 10 22 22v66z" fill="var(--primary-600)" />
      <path d="M70 126V60c0-12 10-22 22-22v88z" fill="var(--primary-700)" />
      <circle cx="106" cy="86" r="2.5" fill="var(--accent-300)" />
      <path d="M92 62c7-1 12-5 13-13-8 1-13 6-13 13z" fill="var(--accent-300)" />
      <path d="M52 126h80" stroke="var(--primary-300)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** The content manager on a desktop. In its own file, because every shell screen imports it and few show it. */
export function DesktopPicture() {
  return (
    <svg width="216" height="148" aria-hidden="true">
      <use href={`${desktop}#desktop`} />
    </svg>
  );
}
