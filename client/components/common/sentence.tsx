import { createElement, Fragment, type ReactNode } from 'react'

/** Renders a message with elements. */
export const Sentence = ({ of }: { of: ReactNode[] }) => createElement(Fragment, null, ...of)
