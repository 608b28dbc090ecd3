/** Pictures of the product in the colours of the brand. Decoration: the words beside them say it all. */

/** A door between buildings: nothing is assigned yet. */
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

/** The content manager on a desktop's screen. */
export function DesktopPicture() {
  return (
    <svg width="216" height="148" viewBox="0 0 216 148" aria-hidden="true">
      <ellipse cx="108" cy="138" rx="100" ry="8" fill="var(--primary-100)" />
      <rect x="24" y="6" width="168" height="108" rx="10" fill="var(--primary-900)" />
      <rect x="31" y="13" width="154" height="94" rx="5" fill="var(--neutral-0)" />
      <path d="M94 114h28l5 20H89z" fill="var(--primary-700)" />
      <rect x="78" y="131" width="60" height="6" rx="3" fill="var(--primary-900)" />
      <path d="M31 18a5 5 0 0 1 5-5h31v94H36a5 5 0 0 1-5-5z" fill="var(--primary-50)" />
      <rect x="38" y="22" width="20" height="5" rx="2.5" fill="var(--primary-300)" />
      <path
        d="M38 38h22M38 48h18M38 58h20"
        stroke="var(--primary-200)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="77" y="24" width="30" height="26" rx="4" fill="var(--primary-100)" />
      <rect x="112" y="24" width="30" height="26" rx="4" fill="var(--accent-100)" />
      <rect x="77" y="56" width="30" height="26" rx="4" fill="var(--accent-100)" />
      <rect x="112" y="56" width="30" height="26" rx="4" fill="var(--primary-100)" />
      <rect x="152" y="22" width="25" height="62" rx="5" fill="var(--primary-600)" />
      <path
        d="M157 34h15M157 44h15M157 54h15"
        stroke="var(--accent-300)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
