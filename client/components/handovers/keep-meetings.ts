/** Asks the service worker to fetch the page of the next meetings again, which it keeps for times without a connection. */
export const keepMeetings = () => navigator.serviceWorker?.controller?.postMessage('meetings')
