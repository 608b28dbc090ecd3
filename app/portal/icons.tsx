import type { ReactNode } from "react";
import type { SocialChannel } from "#domain/content/social.ts";
import type { ButtonIcon } from "#domain/look/icon.ts";

/** Drawings on a 24 px grid, stroked by the style sheet. */
type Drawings<Name extends string> = Readonly<Record<Name, ReactNode>>;

export const BUTTON_DRAWINGS: Drawings<ButtonIcon> = {
  bell: <path d="M4 17.5h16M5.5 17.5a6.5 6.5 0 0 1 13 0M12 11V8.5M10 8.5h4M8.5 20.5h7" />,
  food: (
    <path d="M7 4v16M4.5 4v4.5a2.5 2.5 0 0 0 5 0V4M17 20v-6M17 14c-2.3 0-3-1.5-3-4.5C14 6.5 15.5 4 17 4z" />
  ),
  wine: <path d="M8 4h8c.8 4.7-.8 8-4 8s-4.8-3.3-4-8zM12 12v8M8.5 20h7M8.1 8h7.8" />,
  bed: (
    <>
      <path d="M3.5 19v-13M3.5 16h17M20.5 19v-5a3 3 0 0 0-3-3H10v5M3.5 11.5h2" />
      <circle cx="7" cy="11.5" r="1.75" />
    </>
  ),
  spa: (
    <path d="M12 20c-4.7 0-8.3-2.7-8.5-8 2.7 0 4.8.8 6.2 2.3M12 20c4.7 0 8.3-2.7 8.5-8-2.7 0-4.8.8-6.2 2.3M12 20c-3-2.7-4-6.8 0-14.5 4 7.7 3 11.8 0 14.5z" />
  ),
  compass: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M15.5 8.5l-2 5-5 2 2-5z" />
    </>
  ),
  map: (
    <>
      <path d="M12 21c4.7-4.5 7-8 7-11a7 7 0 1 0-14 0c0 3 2.3 6.5 7 11z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  call: (
    <path d="M5.2 4.5h3.1l1.5 4-2 1.5a11.5 11.5 0 0 0 6.2 6.2l1.5-2 4 1.5v3.1a1.5 1.5 0 0 1-1.6 1.5C10.5 19.8 4.2 13.5 3.7 6.1a1.5 1.5 0 0 1 1.5-1.6z" />
  ),
  chat: (
    <>
      <path d="M12 4.5c4.9 0 8.5 3 8.5 7s-3.6 7-8.5 7c-1 0-2-.13-2.9-.38L4.75 20l1.1-3.65C4.4 15.1 3.5 13.4 3.5 11.5c0-4 3.6-7 8.5-7z" />
      <path d="M8.5 11.5v0M12 11.5v0M15.5 11.5v0" strokeWidth="2.25" />
    </>
  ),
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
      <path d="M4.5 8l7.5 5.5L19.5 8" />
    </>
  ),
  gallery: (
    <>
      <rect x="3.5" y="7.5" width="13.5" height="12.5" rx="2.5" />
      <path d="M7.5 4h9.75A3.25 3.25 0 0 1 20.5 7.25V16M4 17.5l3.6-3.6 2.9 2.6 2.7-3 3.6 3.6" />
      <circle cx="8" cy="11.25" r="1.1" />
    </>
  ),
  image: (
    <>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
      <circle cx="8.75" cy="9.5" r="1.5" />
      <path d="M4 17l4.75-4.25 3.5 3 3.5-4 4.5 4.5" />
    </>
  ),
  wifi: (
    <path d="M3.5 9.5c5-4.7 12-4.7 17 0M6.5 13c3.3-3 7.7-3 11 0M9.5 16.3c1.5-1.3 3.5-1.3 5 0M12 19.2v0" />
  ),
  waves: (
    <path d="M3 9c2-1.7 4-1.7 6 0s4 1.7 6 0 4-1.7 6 0M3 14c2-1.7 4-1.7 6 0s4 1.7 6 0 4-1.7 6 0M3 19c2-1.7 4-1.7 6 0s4 1.7 6 0 4-1.7 6 0" />
  ),
  ticket: (
    <path d="M4 7.5h16v3a1.5 1.5 0 0 0 0 3v3H4v-3a1.5 1.5 0 0 0 0-3zM14.5 7.5v1.5M14.5 11.25v1.5M14.5 15v1.5" />
  ),
  book: (
    <path d="M12 6.5C10 5 7.3 4.5 4 4.5v13c3.3 0 6 .5 8 2 2-1.5 4.7-2 8-2v-13c-3.3 0-6 .5-8 2zM12 6.5v13" />
  ),
  taxi: (
    <>
      <path d="M4 16.5v-3.25l1.75-1.25 1.5-4a1.5 1.5 0 0 1 1.4-1h6.7a1.5 1.5 0 0 1 1.4 1l1.5 4L20 13.25v3.25zM5.75 12h12.5M10 7V4.5h4V7" />
      <path d="M6.5 16.5v2M17.5 16.5v2M7.75 14.25v0M16.25 14.25v0" />
    </>
  ),
  anchor: (
    <>
      <circle cx="12" cy="5.5" r="2" />
      <path d="M12 7.5V20M8.5 10.5h7M4.5 13c.3 4.2 3 7 7.5 7s7.2-2.8 7.5-7M4.5 13l-1 2M4.5 13l2 1M19.5 13l1 2M19.5 13l-2 1" />
    </>
  ),
  ship: (
    <path d="M4 14.5h16l-2 4.5H6.5zM6 14.5V10h12v4.5M9 10V6.5h6V10M12 6.5V4M3.5 21c1.5-.8 2.8-.8 4.25 0s2.75.8 4.25 0 2.75-.8 4.25 0 2.75.8 4.25 0" />
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="3.75" />
      <path d="M12 3.5v1.75M12 18.75v1.75M3.5 12h1.75M18.75 12h1.75M6 6l1.25 1.25M16.75 16.75L18 18M18 6l-1.25 1.25M7.25 16.75L6 18" />
    </>
  ),
  shirt: (
    <path d="M8.5 4.5L4 7l1.75 4L8 10v9.5h8V10l2.25 1L20 7l-4.5-2.5c-.7 1.7-2 2.5-3.5 2.5s-2.8-.8-3.5-2.5z" />
  ),
  leaf: <path d="M5 19c0-8.5 5-13.5 15-14.5C20 14 15 19.5 7.5 18M5 19c1.5-4.2 4.5-7 8.5-8.5" />,
  feedback: (
    <>
      <path d="M7 4.5h10a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-4.5L8 21v-3.5H7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3z" />
      <path d="M8.75 9.5v0M15.25 9.5v0M8.75 12.75c1.7 1.7 4.8 1.7 6.5 0" />
    </>
  ),
  star: <path d="M12 3.9l2.45 5.05 5.55.78-4.02 3.88.97 5.52L12 16.5l-4.95 2.63.97-5.52L4 9.73l5.55-.78z" />,
  popup: (
    <>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
      <path d="M3.5 9h17M7.5 13h5M7.5 16h9" />
    </>
  ),
  link: (
    <path d="M10.25 13.75a3.6 3.6 0 0 0 5.1 0l3.1-3.1a3.6 3.6 0 0 0-5.1-5.1l-1.2 1.2M13.75 10.25a3.6 3.6 0 0 0-5.1 0l-3.1 3.1a3.6 3.6 0 0 0 5.1 5.1l1.2-1.2" />
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.5 2.4 3.75 5.2 3.75 8.5S14.5 18.1 12 20.5c-2.5-2.4-3.75-5.2-3.75-8.5S9.5 5.9 12 3.5z" />
    </>
  ),
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2.5" />
      <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.25V12l3.25 2" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11.25V16M12 8.2v0" />
    </>
  ),
  help: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.75 9.75a2.3 2.3 0 1 1 3.4 2c-.8.45-1.15.95-1.15 1.75M12 16.5v0" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8.5" r="3.75" />
      <path d="M5 20c.6-3.7 3.4-5.75 7-5.75s6.4 2.05 7 5.75" />
    </>
  ),
  users: (
    <>
      <circle cx="9" cy="8.75" r="3.25" />
      <path d="M3 19.5c.5-3.3 2.9-5 6-5s5.5 1.7 6 5M15.5 5.75a3.25 3.25 0 0 1 0 6M17 14.75c2.2.5 3.6 2.2 4 4.75" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="15.5" r="4" />
      <path d="M11 12.75L19.5 4.5M16 8l2.5 2.5M13.25 10.75l1.5 1.5" />
    </>
  ),
  lock: (
    <>
      <rect x="5.5" y="10.5" width="13" height="9.5" rx="2.25" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </>
  ),
  bolt: <path d="M13 3L5.5 13.5H12L11 21l7.5-10.5H12z" />,
  spark: <path d="M12 4l1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8zM18.5 16v4M16.5 18h4" />,
  tools: (
    <path
      d="M14.5 6.5a4 4 0 0 1 5-1.25L17 7.75l.5 1.75 1.75.5 2.25-2.25a4 4 0 0 1-5.5 4.75L9.5 19a2.1 2.1 0 0 1-3-3l6.5-6.5a4 4 0 0 1 1.5-3z"
      transform="translate(-1.5 0)"
    />
  ),
  tutorial: (
    <>
      <rect x="3.5" y="5" width="17" height="14" rx="3" />
      <path d="M10.25 9.25v5.5l4.5-2.75z" />
    </>
  ),
  monitor: (
    <>
      <rect x="3" y="4.5" width="18" height="12" rx="2" />
      <path d="M9 20h6M12 16.5V20" />
    </>
  ),
  qr: (
    <>
      <rect x="4" y="4" width="6" height="6" rx="1" />
      <rect x="14" y="4" width="6" height="6" rx="1" />
      <rect x="4" y="14" width="6" height="6" rx="1" />
      <path d="M14 14h2.5v2.5M20 14v2.5M14 20h2.5M20 20v0M18.5 17.5v0" />
    </>
  ),
  send: (
    <>
      <path d="M20 4L3.5 10.5l6.5 3 3 6.5z" />
      <path d="M10 13.5L20 4" />
    </>
  ),
  download: <path d="M12 4.5V15M7.75 11.25L12 15.5l4.25-4.25M4.5 15.5v2a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.25" />
      <path d="M15.75 15.75L20 20" />
    </>
  ),
  "thumb-up": (
    <path d="M7.5 11v8.5H4.5V11zM7.5 11l3.6-6.5c1.5 0 2.4 1 2.2 2.5L12.9 10h5.35a1.9 1.9 0 0 1 1.87 2.3l-1.2 5.6a2 2 0 0 1-1.95 1.6H7.5" />
  ),
  settings: (
    <>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 3.5v2.5M12 18v2.5M3.5 12H6M18 12h2.5M6 6l1.75 1.75M16.25 16.25L18 18M18 6l-1.75 1.75M7.75 16.25L6 18" />
      <circle cx="12" cy="12" r="6.25" />
    </>
  ),
  gym: <path d="M3.5 9.5v5M6.75 7v10M17.25 7v10M20.5 9.5v5M6.75 12h10.5" />,
  parking: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4" />
      <path d="M9.75 17V7.25h3.1a3.1 3.1 0 0 1 0 6.2h-3.1" />
    </>
  ),
  coffee: (
    <path d="M5 10h11.5v4.5a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5zM16.5 11.25h1.1a2.3 2.3 0 0 1 0 4.6h-1.3M8.75 7c-.9-1.2.9-1.8 0-3M12.75 7c-.9-1.2.9-1.8 0-3" />
  ),
  bus: (
    <>
      <rect x="4.5" y="4" width="15" height="13.5" rx="2.5" />
      <path d="M4.5 12h15M12 4v8M7 17.5v2.25M17 17.5v2.25M8 14.75v0M16 14.75v0" />
    </>
  ),
  pets: (
    <>
      <path d="M12 12.25c2.7 0 5.25 2.5 5.25 4.9 0 1.6-1.25 2.35-2.75 2.35-1.05 0-1.5-.5-2.5-.5s-1.45.5-2.5.5c-1.5 0-2.75-.75-2.75-2.35 0-2.4 2.55-4.9 5.25-4.9z" />
      <circle cx="5.25" cy="11.25" r="1.5" />
      <circle cx="9.25" cy="6.75" r="1.5" />
      <circle cx="14.75" cy="6.75" r="1.5" />
      <circle cx="18.75" cy="11.25" r="1.5" />
    </>
  ),
  laundry: (
    <>
      <rect x="4.5" y="3.5" width="15" height="17" rx="2.5" />
      <circle cx="12" cy="13.5" r="4" />
      <path d="M7.75 6.75v0M10.75 6.75v0M8.2 13.9c1.25-.9 2.5-.9 3.8 0s2.55.9 3.8 0" />
    </>
  ),
  bicycle: (
    <>
      <circle cx="6.25" cy="15.75" r="3.5" />
      <circle cx="17.75" cy="15.75" r="3.5" />
      <path d="M6.25 15.75L9.5 9.5H15l2.75 6.25M9.5 9.5l2.75 6.25L15 9.5M9.5 9.5L8.75 7.25M7.25 7.25h3M15 9.5l-.9-3.25h2.65" />
    </>
  ),
  baby: (
    <>
      <path d="M4.5 11.75h14.75A7.25 7.25 0 0 0 12 4.5v7.25M4.5 11.75c.5 3.4 3.4 5.25 7.4 5.25s6.9-1.85 7.35-5.25M4.5 11.75L3.5 8.5" />
      <circle cx="8.25" cy="19.5" r="1" />
      <circle cx="15.5" cy="19.5" r="1" />
    </>
  ),
  beach: (
    <path d="M12 12.25v8.25M3.75 13c.2-5 3.7-8.25 8.25-8.25s8.05 3.25 8.25 8.25c-1.9-1.5-3.6-1.5-5.25-.25-1.9-1.5-4.1-1.5-6 0-1.65-1.25-3.35-1.25-5.25.25zM12 4.75V3.25M7.5 20.5h9" />
  ),
  ski: (
    <>
      <circle cx="15.75" cy="5.25" r="1.75" />
      <path d="M3.5 15.25l13 4.9c1.4.5 2.9.1 3.75-.9M13 8.75l-4 3.5 4.5 2.25-1.25 3.5M13 8.75l2.25 2.75H19M6.5 8.5l2.5 3.75" />
    </>
  ),
  luggage: (
    <>
      <rect x="5.75" y="7.5" width="12.5" height="11.5" rx="2.5" />
      <path d="M9.5 7.5v-3a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v3M9.75 11v4.5M14.25 11v4.5M8.5 19v1.5M15.5 19v1.5" />
    </>
  ),
  accessible: (
    <>
      <circle cx="10.75" cy="4.75" r="1.5" />
      <path d="M10.75 8.5v5.75h4.75l2.25 4.5h1.75M10.75 11h4M8.1 11.9a5 5 0 1 0 6.5 6.35" />
    </>
  ),
  sites: <path d="M4 20V8.5L10 5v15M10 20V10h10v10M3 20h18M13.5 13.5h3M13.5 16.5h3M7 11v0M7 14.5v0" />,
};

const CHANNEL_DRAWINGS: Drawings<SocialChannel> = {
  facebook: (
    <g fill="currentColor" stroke="none">
      <path d="M13.4 21v-7.6h2.7l.5-3.2h-3.2V8.3c0-1 .4-1.6 1.7-1.6h1.6V3.9c-.7-.1-1.5-.2-2.3-.2-2.6 0-4.2 1.5-4.2 4.2v2.3H7.5v3.2h2.7V21z" />
    </g>
  ),
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.75" />
      <circle cx="12" cy="12" r="3.75" />
      <path d="M16.6 7.4v0" strokeWidth="2.25" />
    </>
  ),
  x: <path d="M5 5l14 14M19 5L5 19" strokeWidth="2.25" />,
  youtube: (
    <>
      <rect x="3" y="6" width="18" height="12" rx="3.75" />
      <path d="M10.5 9.5v5l4-2.5z" fill="currentColor" />
    </>
  ),
  tiktok: <path d="M13.5 4v10.75a3.4 3.4 0 1 1-3.4-3.4M13.5 4c.3 2.6 2.1 4.4 5 4.6" strokeWidth="2" />,
  linkedin: (
    <path
      d="M6.5 10.25V18M6.5 6.5v0M11 18v-7.75M11 13.75c0-2.2 1.3-3.5 3.25-3.5s3.25 1.3 3.25 3.5V18"
      strokeWidth="2.1"
    />
  ),
  tripadvisor: (
    <>
      <circle cx="7.25" cy="13" r="3.75" />
      <circle cx="16.75" cy="13" r="3.75" />
      <path d="M7.25 13v0M16.75 13v0" strokeWidth="2.5" />
      <path d="M3 9h3.75C8.25 8 10 7.5 12 7.5s3.75.5 5.25 1.5H21M10.75 15.5L12 17l1.25-1.5" />
    </>
  ),
  pinterest: (
    <path
      d="M10 20.5l2.25-10M8.4 13.2A5 5 0 0 1 7.5 10.4C7.5 7.4 9.6 5 12.6 5c2.7 0 4.4 1.8 4.4 4.3 0 3-1.6 5.4-3.9 5.4-1.1 0-1.9-.5-2.2-1.3"
      strokeWidth="1.9"
    />
  ),
  whatsapp: (
    <>
      <path d="M4 20l1.2-4A8.2 8.2 0 1 1 8.3 18.9z" />
      <path
        d="M9.3 8.7c-.7 2.6 3.3 6.7 6 6 .6-.2.9-1 .8-1.6l-1.9-.9-1 1c-1-.5-1.8-1.3-2.3-2.3l1-1-.9-1.9c-.6-.1-1.5.2-1.7.7z"
        strokeWidth="1.25"
        fill="currentColor"
      />
    </>
  ),
  wechat: (
    <>
      <path d="M15.6 9.9v-.4c0-2.8-2.75-5-6.1-5s-6.25 2.2-6.25 5c0 1.5.8 2.8 2.1 3.75L4.75 15.5l2.6-1.25c.6.15 1.2.25 1.85.25M15.25 10.5c3 0 5.25 1.8 5.25 4.1 0 1.25-.65 2.35-1.7 3.1l.45 1.8-2.1-1c-.6.15-1.25.2-1.9.2-3 0-5.25-1.8-5.25-4.1s2.25-4.1 5.25-4.1z" />
      <path d="M7.5 8.5v0M11.25 8.5v0M13.75 13.75v0M16.75 13.75v0" strokeWidth="2.1" />
    </>
  ),
  weibo: (
    <>
      <path d="M15.25 11c2.6.6 4 1.8 4 3.6 0 2.7-3.6 4.9-7.9 4.9S4 17.5 4 14.8c0-3.2 4.5-7.8 7-7.1 1 .3 1.2 1.2.8 2.3 1.7-.6 3.5-.4 3.45 1z" />
      <circle cx="11.25" cy="14.75" r="2" />
      <path d="M15.75 4.5a4.6 4.6 0 0 1 4.5 5.75M15.75 7.4a1.9 1.9 0 0 1 1.7 2.35" />
    </>
  ),
  vk: (
    <path
      d="M4 8c.6 5.5 3.4 8.5 8.6 8.5V8M12.6 12.2c2.6-.3 4.3-1.8 5.3-4.2M12.6 12.2c2.9.3 4.7 1.9 5.7 4.3"
      strokeWidth="2"
    />
  ),
  website: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.5 2.4 3.75 5.2 3.75 8.5S14.5 18.1 12 20.5c-2.5-2.4-3.75-5.2-3.75-8.5S9.5 5.9 12 3.5z" />
    </>
  ),
};

type Sign =
  | "chev-down"
  | "chev-right"
  | "close"
  | "arrow-left"
  | "arrow-right"
  | "check"
  | "star"
  | "clock"
  | "door"
  | "eye"
  | "lock"
  | "thumb-down";

const SIGN_DRAWINGS: Drawings<Sign> = {
  "chev-down": <path d="M7 10l5 5 5-5" />,
  "chev-right": <path d="M10 7l5 5-5 5" />,
  close: <path d="M6.5 6.5l11 11M17.5 6.5l-11 11" />,
  "arrow-left": <path d="M19 12H5M10.5 6.5L5 12l5.5 5.5" />,
  check: <path d="M5.5 12.5l4.5 4.5 8.5-9.5" />,
  "arrow-right": <path d="M5 12h14M13.5 6.5L19 12l-5.5 5.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.25V12l3.25 2" />
    </>
  ),
  door: (
    <path d="M6.5 20V5.25A1.75 1.75 0 0 1 8.25 3.5h7.5a1.75 1.75 0 0 1 1.75 1.75V20M4 20h16M14.25 12v0" />
  ),
  eye: (
    <>
      <path d="M2.75 12C5 7.75 8.25 5.75 12 5.75S19 7.75 21.25 12C19 16.25 15.75 18.25 12 18.25S5 16.25 2.75 12z" />
      <circle cx="12" cy="12" r="2.75" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </>
  ),
  star: <path d="M12 3.2l2.65 5.5 6.05.83-4.4 4.22 1.07 6L12 16.85l-5.37 2.9 1.07-6L3.3 9.53l6.05-.83z" />,
  "thumb-down": (
    <path d="M7.5 13V4.5H4.5V13zM7.5 13l3.6 6.5c1.5 0 2.4-1 2.2-2.5L12.9 14h5.35a1.9 1.9 0 0 0 1.87-2.3l-1.2-5.6a2 2 0 0 0-1.95-1.6H7.5" />
  ),
};

export function Drawing({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A button's icon. An unknown name draws an empty square, so that the tile keeps its shape. */
export function Icon({ name }: { name: ButtonIcon }) {
  return <Drawing className="p-i">{BUTTON_DRAWINGS[name]}</Drawing>;
}

export function ChannelIcon({ channel }: { channel: SocialChannel }) {
  return <Drawing className="p-i">{CHANNEL_DRAWINGS[channel]}</Drawing>;
}

/** An icon of the portal itself. Arrows are mirrored in right-to-left text. */
export function SignIcon({ sign }: { sign: Sign }) {
  const points = sign === "chev-right" || sign === "arrow-left" || sign === "arrow-right";
  return <Drawing className={points ? "p-i p-flip" : "p-i"}>{SIGN_DRAWINGS[sign]}</Drawing>;
}
